import type { ReactNode } from "react";
import { FormattedMessage, type MessageDescriptor, type TypedMessageDescriptor } from "react-intl";

/** A name, number, code or address that the browser's translation must leave as it is (LANG-11). */
export const AsWritten = ({ children }: { children: ReactNode }) => <span translate="no">{children}</span>;

type NamingMessageProps<Values extends Record<string, string>> = {
  message: TypedMessageDescriptor<Values>;
  values: NoInfer<Values>;
};

/** A message around names, numbers or addresses, which the browser's translation must leave as they are (LANG-11). */
export const NamingMessage = <Values extends Record<string, string>>({
  message,
  values,
}: NamingMessageProps<Values>) => {
  // A typed message would not take elements.
  const descriptor: MessageDescriptor = message;
  const marked = Object.entries(values).map(
    ([name, value]) => [name, <AsWritten key={name}>{value}</AsWritten>] as const,
  );

  return <FormattedMessage {...descriptor} values={Object.fromEntries(marked)} />;
};
