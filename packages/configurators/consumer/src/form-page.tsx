// A page with the flyer's form, as the README shows it.
import "@lucarne/ui/reset";
import "@lucarne/ui/theme/lucarne";
import { Configurator, type FormFunctions, loadFormWords, LogoRefusedError } from "@lucarne/configurators/form";
import { FLYER } from "@lucarne/configurators/products/flyer/template";
import { UiProvider } from "@lucarne/ui/provider";
import { loadStrings } from "@lucarne/ui/strings/load";
import { createRoot } from "react-dom/client";

const functions: FormFunctions = {
  /** `[{ uuid, text, icon: "/art/icons/installation.svg", recommended }]`, for products that print services. */
  loadServices: async (signal) => (await fetch("/api/services", { signal })).json(),
  /** The address of a picture of the link's QR code, for the form. The artwork draws its own code. */
  loadCode: async (link) => `/api/code?link=${encodeURIComponent(link)}`,
  /** Stores the file; answers `{ path, originalName, uuid, name, size, type, url }`. */
  uploadLogo: async (file, progress, signal) => {
    const answer = await fetch("/api/logos", { method: "POST", body: file, signal });
    if (answer.status === 400) throw new LogoRefusedError("The file cannot be printed.");
    progress(file.size, file.size);
    return answer.json();
  },
  /** Stores a photo for the cover; the product decides how many pixels its print needs. */
  uploadPhoto: async (file, progress, signal) => {
    const answer = await fetch("/api/photos?product=flyer", { method: "POST", body: file, signal });
    if (answer.status === 400) throw new LogoRefusedError("The photo cannot be printed.");
    progress(file.size, file.size);
    return answer.json();
  },
  /** The bytes of a stored file, as it is stored. */
  readLogo: async ({ url }, signal) => (await fetch(url, { signal })).blob(),
  /** The module of this file has one line: `import "@lucarne/configurators/form/logo-reader";` */
  openReader: () => new Worker(new URL("logo-worker.ts", import.meta.url), { type: "module" }),
};

const product = {
  template: FLYER,
  subtype: "services",
  fields: [
    { name: "companyName", group: "required" },
    { name: "shortDescription", group: "optional", default: "Więcej światła na Twoim poddaszu" },
    { name: "link", group: "optional" },
    { name: "logo", group: "optional" },
  ],
  stock: 250,
  price: 2,
} as const;

const [words, strings] = await Promise.all([loadFormWords("pl"), loadStrings("pl")]);

createRoot(document.body).render(
  <UiProvider strings={strings} locale="pl">
    <Configurator
      product={product}
      language="pl"
      partner={false}
      known={{ companyName: "Dach-Serwis", phone: "+48 601 234 567" }}
      words={words}
      functions={functions}
      draft={{
        read: () => localStorage.getItem("flyer"),
        write: (draft) => localStorage.setItem("flyer", draft),
      }}
      onSubmit={(order) => void fetch("/api/orders", { method: "POST", body: JSON.stringify(order) })}
    />
  </UiProvider>,
);
