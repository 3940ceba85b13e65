// Counts what is set in motion by script, for tests to ask.
window.setInMotion = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...words) {
  window.setInMotion += 1;
  return animate.apply(this, words);
};
