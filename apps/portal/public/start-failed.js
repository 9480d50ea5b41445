// Says that the portal did not start. In the words of an old browser, because one that cannot read the portal's code runs it.
(function () {
  var show = function () {
    var root = document.getElementById("root");
    var line = document.getElementById("start-failed");
    if (root && line && !root.hasAttribute("data-started")) line.removeAttribute("hidden");
  };
  // Code that cannot be read is an error of the window, a file that does not arrive one of its element.
  var hear = function (event) {
    if (event.target === window || event.target.nodeName === "SCRIPT") show();
  };
  window.addEventListener("error", hear, true);
  if (!("noModule" in document.createElement("script"))) show();
})();
