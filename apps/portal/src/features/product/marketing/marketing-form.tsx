import type { User } from "@lucarne/api-client/queries/account";
import type { MarketingType, Product } from "@lucarne/api-client/queries/shop";
import { regionBySlug } from "@lucarne/api-client/regions";
import { Configurator, type FormWords, reopenedDraft } from "@lucarne/configurators/form";
import { templatesFor } from "@lucarne/configurators/products/all";
import { useMemo, useRef, useState } from "react";
import { useSession } from "../../../platform/session/use-session.ts";
import { orderable } from "../../../shared/cart/cart.ts";
import { chooseCheckout } from "../../../shared/cart/checkout-type.ts";
import { draftStore, writeDesign } from "../../../shared/designs/stored-design.ts";
import { useErrorText } from "../../../shared/errors/use-error-text.ts";
import { href } from "../../../shared/navigation/href.ts";
import { useNavigate } from "../../../shared/navigation/navigate.ts";
import { groupPhone } from "../../../shared/phone/group-phone.ts";
import { formFunctions } from "./form-functions.ts";
import * as styles from "./marketing-view.css.ts";
import { MyDesigns } from "./my-designs.tsx";
import { printedPart } from "./printed-part.ts";

export type MarketingFormProps = {
  user: User;
  product: Product;
  type: MarketingType;
  words: FormWords;
};

const PARTNER_LOGO = "/art/logo-mark.svg";

/** The form of a marketing product with its live preview; it continues to the checkout (SHOP-10, CONF-19). */
export const MarketingForm = ({ user, product, type, words }: MarketingFormProps) => {
  const navigate = useNavigate();
  const errorText = useErrorText();
  const isEmulated = useSession().kind === "emulated";
  const [opened, setOpened] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  const region = user.region.slug;
  const place = useMemo(
    () => ({ user: user.uuid, product: product.uuid, isEmulated }),
    [isEmulated, product.uuid, user.uuid],
  );
  const template = templatesFor(regionBySlug(region)?.businessCards ?? "90x50").find((one) => one.product === type);
  const functions = useMemo(
    () => template && formFunctions({ region, type, template, errorText }),
    [errorText, region, template, type],
  );
  if (!template || !functions) return null;

  const order = (design: { data: object; quantity: number }) => {
    writeDesign(place, design);
    chooseCheckout("marketing");
    void navigate(href("checkoutProduct", { uuid: product.uuid }));
  };

  return (
    <>
      <div ref={form} tabIndex={-1} className={styles.form}>
        <Configurator
          // Another draft needs a new form.
          key={opened}
          product={{
            template,
            subtype: product.settings.subtype,
            fields: product.settings.fields,
            stock: orderable(product.stock),
            price: product.price,
          }}
          words={words}
          language={regionBySlug(region)?.languages[0] ?? "en"}
          partner={user.company.is_recommended === 1}
          partnerLogo={PARTNER_LOGO}
          known={{
            name: user.name,
            surname: user.surname,
            companyName: user.company.name,
            // Typed numbers have plain spaces.
            phone: groupPhone(`+${regionBySlug(region)?.dialCode ?? ""}${user.phone}`).replaceAll("\u00A0", " "),
            email: user.email ?? undefined,
          }}
          functions={functions}
          draft={draftStore(place)}
          pageMargin={styles.pageMargin}
          onSubmit={order}
        />
      </div>
      <MyDesigns
        product={product}
        onOpen={({ data, quantity }) => {
          const draft = draftStore(place);
          draft.write(reopenedDraft(data, { quantity, at: Date.now(), current: draft.read() }));
          setOpened((times) => times + 1);
          form.current?.focus();
          form.current?.scrollIntoView();
        }}
        onOrder={({ data, quantity }) =>
          order({ data: printedPart(data, { template, fields: product.settings.fields }), quantity })
        }
      />
    </>
  );
};
