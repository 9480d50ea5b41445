import { WithDataTable } from "../../../../src/with-data-table.jsx";

const rows = [
  { name: "Roof", points: 120 },
  { name: "Window", points: 80 },
];
const many = Array.from({ length: 500 }, (_, index) => ({ name: `Roof ${index}`, points: index }));

const Page = () => (
  <>
    <WithDataTable rows={rows} defaultSelected={["Roof"]} />
    <WithDataTable rows={many} height="300px" toolbar="Filters" />
    <WithDataTable rows={[]} loading />
    <WithDataTable rows={[]} bleed pagination={{ page: 2, pages: 3, hrefOf: "#page-{page}" }} />
  </>
);

export default Page;
