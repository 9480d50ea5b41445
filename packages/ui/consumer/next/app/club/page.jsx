import "../../../src/mine.css";
import { Club } from "../../../src/club.tsx";

const Page = () => <Club />;

export default Page;
