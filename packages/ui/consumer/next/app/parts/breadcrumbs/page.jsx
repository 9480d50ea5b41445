import { Breadcrumbs } from "@lucarne/ui/breadcrumbs";

const Page = () => (
  <Breadcrumbs
    items={[
      { href: "#home", label: "Home" },
      { href: "#projects", label: "Projects" },
      { href: "#villa", label: "Villa" },
      { label: "Here" },
    ]}
  />
);

export default Page;
