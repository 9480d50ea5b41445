import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../components/button/index.ts";
import { type DataColumn, DataTable } from "../../components/data-table/index.ts";
import { DateField } from "../../components/date-field/index.ts";
import { EmptyState } from "../../components/empty-state/index.ts";
import { MultiSelect } from "../../components/multi-select/index.ts";
import { Notice } from "../../components/notice/index.ts";
import { NumberField } from "../../components/number-field/index.ts";
import { Pagination } from "../../components/pagination/index.ts";
import { PasswordField } from "../../components/password-field/index.ts";
import { UiProvider } from "../../components/provider/index.ts";
import { Stepper } from "../../components/stepper/index.ts";
import { Switch } from "../../components/switch/index.ts";
import { Tabs } from "../../components/tabs/index.ts";
import { TextArea } from "../../components/text-area/index.ts";
import { TextField } from "../../components/text-field/index.ts";
import { Heading } from "../../components/text/index.ts";
import { Container, Grid, Inline, Stack } from "../../layout/index.ts";
import type { UiStrings } from "../../strings/types.ts";
import { strings as german } from "./de.ts";
import { strings as spanish } from "./es.ts";
import { strings as french } from "./fr.ts";
import { strings as italian } from "./it.ts";

/** An app's own words. */
interface Words {
  readonly title: string;
  readonly saved: string;
  readonly steps: readonly string[];
  readonly company: string;
  readonly companyError: string;
  readonly password: string;
  readonly message: string;
  readonly start: string;
  readonly area: string;
  readonly regions: string;
  readonly regionNames: readonly string[];
  readonly news: string;
  readonly newsHint: string;
  readonly save: string;
  readonly cancel: string;
  readonly orders: string;
  readonly order: string;
  readonly points: string;
  readonly nothing: string;
  readonly nothingText: string;
}

const WORDS: Readonly<Record<"de" | "fr" | "it" | "es", Words>> = {
  de: {
    title: "Betriebsdaten bearbeiten",
    saved: "Ihre Änderungen wurden gespeichert.",
    steps: ["Betrieb", "Anschrift", "Zahlungsverkehr"],
    company: "Firmenbezeichnung laut Handelsregister",
    companyError: "Geben Sie die Firmenbezeichnung ein.",
    password: "Passwort",
    message: "Nachricht an den Außendienst",
    start: "Baubeginn",
    area: "Dachfläche",
    regions: "Einsatzgebiete",
    regionNames: ["Nordrhein-Westfalen", "Mecklenburg-Vorpommern"],
    news: "Benachrichtigungen",
    newsHint: "Wenn eine Lieferung unterwegs ist",
    save: "Änderungen speichern",
    cancel: "Abbrechen",
    orders: "Bestellungen",
    order: "Bestellung",
    points: "Punkte",
    nothing: "Noch keine Garantieverlängerungen",
    nothingText: "Registrieren Sie ein Fenster, um die Garantie zu verlängern.",
  },
  fr: {
    title: "Modifier les données de l’entreprise",
    saved: "Vos modifications ont été enregistrées.",
    steps: ["Entreprise", "Adresse", "Coordonnées bancaires"],
    company: "Dénomination sociale de l’entreprise",
    companyError: "Saisissez la dénomination sociale.",
    password: "Mot de passe",
    message: "Message au service commercial",
    start: "Début des travaux",
    area: "Surface du toit",
    regions: "Zones d’intervention",
    regionNames: ["Auvergne-Rhône-Alpes", "Provence-Alpes-Côte d’Azur"],
    news: "Notifications",
    newsHint: "Lorsqu’une livraison est en route",
    save: "Enregistrer les modifications",
    cancel: "Annuler",
    orders: "Commandes",
    order: "Commande",
    points: "Points",
    nothing: "Aucune extension de garantie",
    nothingText: "Enregistrez une fenêtre pour prolonger sa garantie.",
  },
  it: {
    title: "Modifica i dati dell’azienda",
    saved: "Le modifiche sono state salvate.",
    steps: ["Azienda", "Indirizzo", "Coordinate bancarie"],
    company: "Ragione sociale dell’azienda",
    companyError: "Inserisci la ragione sociale.",
    password: "Password",
    message: "Messaggio al servizio commerciale",
    start: "Inizio dei lavori",
    area: "Superficie del tetto",
    regions: "Zone di intervento",
    regionNames: ["Friuli-Venezia Giulia", "Trentino-Alto Adige"],
    news: "Notifiche",
    newsHint: "Quando una consegna è in viaggio",
    save: "Salva le modifiche",
    cancel: "Annulla",
    orders: "Ordini",
    order: "Ordine",
    points: "Punti",
    nothing: "Nessuna estensione della garanzia",
    nothingText: "Registra una finestra per estenderne la garanzia.",
  },
  es: {
    title: "Modificar los datos de la empresa",
    saved: "Los cambios se han guardado.",
    steps: ["Empresa", "Dirección", "Datos bancarios"],
    company: "Razón social de la empresa",
    companyError: "Escriba la razón social.",
    password: "Contraseña",
    message: "Mensaje al servicio comercial",
    start: "Comienzo de la obra",
    area: "Superficie del tejado",
    regions: "Zonas de intervención",
    regionNames: ["Castilla-La Mancha", "Comunidad Valenciana"],
    news: "Notificaciones",
    newsHint: "Cuando una entrega está en camino",
    save: "Guardar los cambios",
    cancel: "Cancelar",
    orders: "Pedidos",
    order: "Pedido",
    points: "Puntos",
    nothing: "Ninguna ampliación de garantía",
    nothingText: "Registre una ventana para ampliar su garantía.",
  },
};

interface Row {
  readonly id: string;
  readonly points: number;
}

const rows: readonly Row[] = [
  { id: "4079-1000", points: 1280 },
  { id: "4079-1001", points: 96 },
];
const columnsIn = (words: Words): readonly DataColumn<Row>[] => [
  { id: "order", header: words.order, place: "key", value: ({ id }) => id, cell: ({ id }) => id },
  { id: "points", header: words.points, align: "end", value: ({ points }) => points, cell: ({ points }) => points },
];
const COLUMNS = { de: columnsIn(WORDS.de), fr: columnsIn(WORDS.fr), it: columnsIn(WORDS.it), es: columnsIn(WORDS.es) };

interface SampleProps {
  readonly language: keyof typeof WORDS;
  readonly strings: UiStrings;
}

/** Parts with texts of their own, in a language that the kit does not have. */
const Sample = ({ language, strings }: SampleProps) => {
  const words = WORDS[language];
  const regions = words.regionNames.map((label) => ({ value: label, label }));
  return (
    <UiProvider strings={strings} locale={language}>
      <Container lang={language}>
        <Stack>
          <Heading level={2}>{words.title}</Heading>
          <Notice tone="positive" title={words.saved} onClose={() => undefined} />
          <Stepper label={words.title} steps={words.steps} current={1} />
          <Grid columns={{ phone: 1, tablet: 2 }}>
            <TextField label={words.company} error={words.companyError} />
            <PasswordField label={words.password} defaultValue="Dachfenster" />
            <DateField label={words.start} defaultValue="2026-11-30" />
            <NumberField label={words.area} unit="m²" decimals={1} defaultValue={1284.5} />
            <MultiSelect
              label={words.regions}
              options={regions}
              defaultValue={words.regionNames.slice(0, 1)}
              optional
            />
            <TextArea label={words.message} limit={200} optional />
          </Grid>
          <Switch label={words.news} hint={words.newsHint} defaultChecked />
          <Inline>
            <Button>{words.save}</Button>
            <Button variant="outline">{words.cancel}</Button>
          </Inline>
          <Tabs
            label={words.orders}
            items={[
              { value: "orders", label: words.orders, count: 2 },
              { value: "points", label: words.points },
            ]}
          >
            <DataTable
              caption={words.orders}
              columns={COLUMNS[language]}
              rows={rows}
              keyOf={({ id }) => id}
              selectable
            />
          </Tabs>
          <Pagination page={2} pages={8} hrefOf="#page-{page}" />
          <EmptyState level={3} title={words.nothing} text={words.nothingText} />
        </Stack>
      </Container>
    </UiProvider>
  );
};

const meta = { title: "Other languages", tags: ["!autodocs"] } satisfies Meta;
export default meta;
type Story = StoryObj;

export const German: Story = { render: () => <Sample language="de" strings={german} /> };
export const French: Story = { render: () => <Sample language="fr" strings={french} />, tags: ["long"] };
export const Italian: Story = { render: () => <Sample language="it" strings={italian} />, tags: ["long"] };
export const Spanish: Story = { render: () => <Sample language="es" strings={spanish} />, tags: ["long"] };
