// Notes what is set in motion by script, and where it is then on the screen, for tests to ask.
window.setInMotion = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...words) {
  const motion = animate.apply(this, words);
  const { x, y, width, height } = this.getBoundingClientRect();
  window.setInMotion.push({ what: this.getAttribute("class"), x: x + width / 2, y: y + height / 2 });
  return motion;
};
