// Shows a message when the portal's code does not arrive or cannot be parsed. ES5, so that old browsers can run it.
(function () {
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
