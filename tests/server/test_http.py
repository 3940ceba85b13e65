"""What stays the same for everyone: catalogue, words, rulebooks, pages, drawings; and what operators need."""

import re
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

import cavale.server
from cavale.bots import BOTS, OPPONENTS
from cavale.engine.testing.rulebook import message_keys
from cavale.engine.text import LANGUAGES
from cavale.games import all_games
from cavale.server.lan import lan_address
from cavale.server.settings import Settings
from tests.server.kit import run, running

HERE = Path(cavale.server.__file__).parent


def test_the_shelf(tmp_path: Path) -> None:
    """Every game is in the catalogue, has its words in both languages and its rules with living examples."""

    async def story() -> None:
        async with running(tmp_path) as server:
            catalogue = await server.get("/api/catalogue")
            assert [game["name"] for game in catalogue["games"]] == list(all_games())
            assert not set(catalogue["coming"]) & set(all_games())
            for language in catalogue["languages"]:
                answer = await server.http.get(f"/api/texts/{language}")
                bundle = FluentBundle([language])
                bundle.add_resource(FluentResource(answer.text))
                for key in ("server-no-table", "colour-blue", *(f"{game['code']}-name" for game in catalogue["games"])):
                    assert bundle.has_message(key)
                assert catalogue["bots"] == list(OPPONENTS)
                assert all(bundle.has_message(f"bot-{bot}") for bot in BOTS)
                assert all(bundle.has_message(f"bot-{bot}-help") for bot in OPPONENTS)
                same = await server.http.get(
                    f"/api/texts/{language}", headers={"if-none-match": answer.headers["etag"]}
                )
                assert (same.status_code, same.text) == (304, "")
                assert answer.headers["content-encoding"] == "gzip"
                for game in all_games():
                    book = await server.get(f"/api/rulebook/{game}/{language}")
                    assert book["markdown"].startswith("# ")
                    for name, film in book["examples"].items():
                        assert f"[example {name}]" in book["markdown"]
                        assert len(film["frames"]) > 1
            for missing in ("/api/texts/xx", "/api/rulebook/chess/en", "/api/rulebook/alcatraz/xx"):
                assert (await server.http.get(missing)).status_code == 404

    run(story)


def test_pages_and_drawings(tmp_path: Path) -> None:
    """One page for every address, built files beside it, a game's drawings; nothing from anywhere else."""

    async def story() -> None:
        static = tmp_path / "static"
        (static / "assets").mkdir(parents=True)
        (static / "index.html").write_text("<title>Cavale</title>")
        (static / "assets" / "app-1234.js").write_text("1")
        (tmp_path / "secret.svg").write_text("secret")
        async with running(tmp_path, static=static) as server:
            for page in ("/", "/lobby", "/t/abc", "/replay/abc", "/rules/alcatraz"):
                answer = await server.http.get(page)
                assert "<title>" in answer.text
                assert "default-src 'self'" in answer.headers["content-security-policy"]
                assert "unsafe" not in answer.headers["content-security-policy"]
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["x-frame-options"] == "DENY"
                assert answer.headers["referrer-policy"] == "no-referrer"
            assert "immutable" in (await server.http.get("/assets/app-1234.js")).headers["cache-control"]
            for odd in ("/../secret.svg", "/%2e%2e/secret.svg", "/assets", "/games/alcatraz/ui/__init__.py"):
                assert (await server.http.get(odd)).status_code == 404, odd
            for odd in ("..%2F__init__.py", "%2e%2e", "none.svg", "rules.py"):
                assert (await server.http.get(f"/games/alcatraz/ui/{odd}")).status_code == 404, odd
        async with running(tmp_path, static=tmp_path / "nothing") as server:
            assert (await server.http.get("/")).json()["text"]["key"] == "server-not-built"

    run(story)


def test_the_lan_address(tmp_path: Path) -> None:
    """Phones find the server by an address, which takes no thought to tell, whatever is asked."""
    assert lan_address(Settings(tmp_path, "127.0.0.1", 80)) == "http://127.0.0.1:80"
    assert lan_address(Settings(tmp_path, "::1", 80)) == "http://[::1]:80"
    assert lan_address(Settings(tmp_path, public_url="https://cavale.example/")) == "https://cavale.example"

    async def story() -> None:
        async with running(tmp_path, public_url="https://cavale.example") as server:
            for asked in ("", "?path=/t/abc", "?path=/" + "x" * 400):  # once, a picture to scan was drawn of the path
                assert await server.get(f"/api/lan{asked}") == {"address": "https://cavale.example"}

    run(story)


def test_operators_see_what_happens(tmp_path: Path) -> None:
    """Health and numbers; no keys among them."""

    async def story() -> None:
        async with running(tmp_path) as server:
            made = await server.make("Anna", "Bob")
            async with server.sit(made, 0) as anna:
                await anna.arrive(0)
                assert (await server.http.get("/healthz")).text == "ok\n"
                metrics = (await server.http.get("/metrics")).text
                assert "cavale_sockets 1.0" in metrics
                assert "cavale_tables_made_total 1.0" in metrics
                assert made["seats"][0]["code"] not in metrics
                assert (
                    await server.http.get("/metrics", headers={"x-forwarded-for": "203.0.114.9"})
                ).status_code == 404

    run(story)


def test_every_message_is_there_in_both_languages() -> None:
    """What the server says exists alike in every language, and everything it says exists."""
    keys = {language: message_keys(HERE / "texts" / f"{language}.ftl") for language in LANGUAGES}
    assert keys["en"] == keys["fr"]
    said = {
        key for path in HERE.glob("*.py") for key in re.findall(r'"(server-[a-z-]+)"', path.read_text(encoding="utf-8"))
    }
    assert said <= set(keys["en"])
