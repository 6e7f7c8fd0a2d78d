"""The browser of a television of 2022: Debian's QtWebEngine 5.15, a Chromium 87, without a window.

    QT_QPA_PLATFORM=offscreen python3 tests/web/old_tv.py URL PICTURE SECONDS

It opens a page, waits, saves a picture, and prints as JSON what the console said and which text the
page shows. It runs in Debian's own Python, which has PyQt5; nothing else of the tests does.
"""

import json
import sys

from PyQt5.QtCore import QTimer, QUrl
from PyQt5.QtWebEngineWidgets import QWebEnginePage, QWebEngineView
from PyQt5.QtWidgets import QApplication

url, picture, seconds = sys.argv[1], sys.argv[2], float(sys.argv[3])
said: list[str] = []


class Page(QWebEnginePage):
    def javaScriptConsoleMessage(self, level, message, line, source):  # noqa: N802, ARG002
        said.append(f"{source}:{line}: {message}")


def finish() -> None:
    view.grab().save(picture)
    page.runJavaScript("document.body.innerText", report)


def report(text: str) -> None:
    print(json.dumps({"console": said, "text": text, "agent": page.profile().httpUserAgent()}))
    app.quit()


app = QApplication([sys.argv[0], "--no-sandbox", "--disable-gpu"])
view = QWebEngineView()
page = Page(view)
view.setPage(page)
view.resize(1920, 1080)
view.show()
view.load(QUrl(url))
QTimer.singleShot(int(seconds * 1000), finish)
sys.exit(app.exec_())
