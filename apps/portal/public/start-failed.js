// Shows a message when the portal's code does not arrive or the browser is too old for it. ES5, so that old browsers run it.
(function () {
  var root = document.getElementById("root");
  var line = document.getElementById("start-failed");
  var saved = function (key) {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      return null;
    }
  };
  // A host of files has the line in every language. Our server puts in the right one.
  var wanted = [saved("lucarne.language"), saved("lucarne.account-language")].concat(
    navigator.languages || navigator.language,
  );
  for (var at = 0; at < wanted.length; at += 1) {
    var code = /^[a-z]{2}/.exec(wanted[at] || "");
    var own = code && document.querySelector("[data-start-failed=" + code[0] + "]");
    if (own) {
      line.removeAttribute("id");
      own.id = "start-failed";
      line = own;
      break;
    }
  }
  var show = function () {
    if (!root.hasAttribute("data-started")) line.removeAttribute("hidden");
  };
  // A syntax error is reported on the window, a file that does not load on its script element.
  var hear = function (event) {
    if (event.target === window || event.target.nodeName === "SCRIPT") show();
  };
  window.addEventListener("error", hear, true);
  // Too old (ADR 0017). Without #root nothing starts.
  if (!window.CSS || !CSS.supports("selector(:dir(ltr):has(a))")) {
    show();
    root.parentNode.removeChild(root);
  }
})();
