export { loadFormWords } from "@lucarne/configurators/form";
