import { defineMessages } from "react-intl";

export const voucherMessages = {
  ...defineMessages({
    code: { id: "orders.voucher.code", defaultMessage: "Code" },
    password: { id: "orders.voucher.password", defaultMessage: "Password" },
    hidden: { id: "orders.voucher.hidden", defaultMessage: "Hidden" },
    show: { id: "orders.voucher.show", defaultMessage: "Show code" },
    hide: { id: "orders.voucher.hide", defaultMessage: "Hide code" },
    careful: { id: "orders.voucher.careful", defaultMessage: "Make sure nobody else can see the screen." },
    hiddenAgain: {
      id: "orders.voucher.hiddenAgain",
      defaultMessage: "The code is hidden again when you leave this page.",
    },
    copy: { id: "orders.voucher.copy", defaultMessage: "Copy" },
    copied: { id: "orders.voucher.copied", defaultMessage: "Copied" },
    notCopied: { id: "orders.voucher.notCopied", defaultMessage: "Could not copy. Select the text and copy it." },
  }),
  ...defineMessages<{ validUntil: { date: string }; copyOf: { what: string } }>({
    validUntil: { id: "orders.voucher.validUntil", defaultMessage: "Valid until: {date}" },
    copyOf: { id: "orders.voucher.copyOf", defaultMessage: "Copy: {what}" },
  }),
};
