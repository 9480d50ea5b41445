// Shows a message when the portal's code does not arrive or cannot be parsed. ES5, so that old browsers can run it.
(function () {
  var saved = function (key) {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      return null;
    }
  };
  /** A host of files has one page for all: the line is there in every language. Our server puts in the right one. */
  var chooseLine = function () {
    var wanted = [saved("lucarne.language"), saved("lucarne.account-language")].concat(
      navigator.languages || navigator.language,
    );
    for (var at = 0; at < wanted.length; at += 1) {
      var code = /^[a-z]{2}/.exec(wanted[at] || "");
      var line = code && document.querySelector("[data-start-failed=" + code[0] + "]");
      if (line) {
        document.getElementById("start-failed").removeAttribute("id");
        line.id = "start-failed";
        return;
      }
    }
  };
  chooseLine();
  var show = function () {
    var root = document.getElementById("root");
    var line = document.getElementById("start-failed");
    if (root && line && !root.hasAttribute("data-started")) line.removeAttribute("hidden");
  };
  // A syntax error is reported on the window, a file that does not load on its script element.
  var hear = function (event) {
    if (event.target === window || event.target.nodeName === "SCRIPT") show();
  };
  window.addEventListener("error", hear, true);
  if (!("noModule" in document.createElement("script"))) show();
})();
