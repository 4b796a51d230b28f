import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ImportButton } from './ImportButton.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import type { SendFile } from './rules.ts'
import type { Import, ImportStep } from './useImport.ts'

const never: SendFile = () => new Promise<never>(() => {})
const source = {
  title: 'Import Fans',
  success: 'Fans imported successfully',
  sample: 'import-fans.csv',
  kind: 'fans' as const,
}

const meta = {
  tags: ['autodocs', 'stable'],
  title: 'Components/Import dialog',
  component: ImportButton,
  args: { ...source, send: never },
  parameters: {
    about: {
      file: 'src/domain/imports/ImportDialog.tsx',
      parts: ['src/domain/imports/'],
      since: '0.1',
      use: 'Reads a CSV file, checks it in the browser, shows what will happen, sends it and reports row by row.',
      avoid: 'One row is added in the Row panel.',
      rules: [
        ['Show what is wrong before anything is sent', 'Send, and count the failures'],
        ['Offer a sample file', 'Describe the columns'],
      ],
      keys: [['Escape', 'Closes; while it sends, it asks']],
      sizes: 'A wide dialog, the whole window on a phone; tables scroll inside.',
      frame: 560,
    },
    page: true,
  },
} satisfies Meta<typeof ImportButton>
export default meta
type Story = StoryObj<typeof meta>

const head = 'firstName,lastName,email,birthDay,phone,country,shoeSize'
const line = (n: number, email = `fan${n}@csv.example`) =>
  `Niamh,O’Hara,${email},1990-05-17,+44 7700 900123,Ireland,${30 + (n % 16)}`
const lines = (count: number, isBad: (n: number) => boolean = () => false) =>
  [head, ...Array.from({ length: count }, (_, at) => line(at + 1, isBad(at + 1) ? 'no address' : undefined))].join('\n')
const fileOf = (content: BlobPart, name = 'fans.csv') => new File([content], name, { type: 'text/csv' })
const dialog = async () => within(await within(document.body).findByRole('dialog', { name: 'Import Fans' }))

/** Opens the dialog, gives it a file, and presses a button. */
const withFile =
  (file: File, press?: RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Import Fans' }))
    const box = await dialog()
    await userEvent.upload(await box.findByLabelText('CSV file'), file)
    if (press) await userEvent.click(await box.findByRole('button', { name: press }))
  }

export const Empty: Story = {
  tags: ['phone'],
  async play({ canvasElement }) {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Import Fans' }))
    const limit = await (await dialog()).findByText('One CSV file, up to 10 MB')
    await waitFor(() => expect(limit).toBeVisible())
  },
}

/** Codes and common names become the country's name; an unknown country is a warning. */
export const Countries: Story = {
  tags: ['phone'],
  async play(context) {
    const named = ['GB', 'uk', 'Ireland', 'Deutschland', 'Narnia'].map((name, at) => line(at).replace('Ireland', name))
    await withFile(fileOf([head, ...named].join('\n')))(context)
    await expect(await (await dialog()).findByText(/^“Narnia” is not a known country/)).toBeVisible()
  },
}

/** Files dragged over the field, as a browser reports them. */
const dragging =
  (...types: string[]): NonNullable<Story['play']> =>
  async (context) => {
    await Empty.play?.(context)
    const dataTransfer = new DataTransfer()
    for (const type of types) dataTransfer.items.add(new File(['x'], 'x.csv', { type }))
    const field = (await dialog()).getByText('One CSV file, up to 10 MB')
    // `fireEvent` would drop the files.
    field.dispatchEvent(new DragEvent('dragenter', { bubbles: true, cancelable: true, dataTransfer }))
    await expect(
      await (await dialog()).findByText(types.length > 1 ? 'Drop a single CSV file' : 'Drop to upload'),
    ).toBeVisible()
  }
export const DragAccepted: Story = { play: dragging('text/csv') }
export const DragRejected: Story = { play: dragging('text/csv', 'text/csv') }

export const Preview: Story = { tags: ['phone'], play: withFile(fileOf(lines(1234))) }
export const PreviewWithErrors: Story = { play: withFile(fileOf(lines(2000, (n) => n % 8 === 5))) }
export const NoRowIsGood: Story = { play: withFile(fileOf(lines(3, () => true))) }
export const TwoHundredColumns: Story = {
  tags: ['phone'],
  play: withFile(
    fileOf(
      [
        [...Array.from({ length: 198 }, (_, at) => `custom_column_${at}`), 'firstName', 'email'].join(';'),
        ...Array.from({ length: 8 }, (_, at) => `${'value;'.repeat(198)}Niamh;fan${at}@csv.example`),
      ].join('\n'),
    ),
  ),
}

/** Encodes a text in Windows-1252, as old spreadsheets do. */
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
export const Notices: Story = {
  tags: ['phone'],
  play: withFile(
    fileOf(
      latin1(
        'firstName,lastName,email,email,phone\nJosé,=HYPERLINK("x"),a@csv.example,,\'01234\nZoë,@cmd\nMarie,"Curie,b@csv.example',
      ),
    ),
  ),
}
export const Refused: Story = { play: withFile(fileOf('Niamh,Kearney,niamh@csv.example\nMax,,max@csv.example')) }

function largeFile() {
  const file = fileOf('x', 'large.csv')
  Object.defineProperty(file, 'size', { value: 11_000_000 })
  return file
}

/** A file that has been deleted since it was chosen. */
function goneFile() {
  const file = fileOf('x', 'gone.csv')
  file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
  return file
}

/** Files that cannot be imported, and what each is told. */
const refused: readonly (readonly [file: File, message: RegExp])[] = [
  [fileOf('x', 'fans.xlsx'), /^“fans.xlsx” is a spreadsheet/],
  [new File(['x'], 'fans.docx', { type: 'application/msword' }), /Choose a file whose name ends in \.csv\.$/],
  [fileOf('', 'none.csv'), /^“none.csv” is empty\.$/],
  [fileOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10), 'crest.csv'), /It contains a picture\.$/],
  [fileOf('%PDF-1.7', 'fans.csv'), /It contains a PDF document\.$/],
  [fileOf(Uint8Array.of(97, 44, 0, 1, 2, 0, 98), 'rows.csv'), /It contains data that is not text\.$/],
  [largeFile(), /is larger than 10 MB/],
  [goneFile(), /^“gone.csv” can no longer be read/],
  [fileOf('\n\n\n', 'lines.csv'), /^The file contains only empty lines\.$/],
  [fileOf(head, 'header.csv'), /^The file has no rows below its header\.$/],
  [fileOf('Given,E-mail\nNiamh,niamh@csv.example', 'names.csv'), /^Missing from the first row/],
  [
    fileOf('First name,email\nNiamh,niamh@csv.example\n"Max,max@csv.example', 'row.csv'),
    /^A quotation mark is never closed in row 2\./,
  ],
  [
    fileOf('firstName,"email\nNiamh,niamh@csv.example', 'open.csv'),
    /A quotation mark in the first row is never closed\.$/,
  ],
]
/** One file after the other; the interactions show each message. */
export const EveryRefusal: Story = {
  async play(context) {
    await Empty.play?.(context)
    const box = await dialog()
    const user = userEvent.setup({ applyAccept: false })
    for (const [file, message] of refused) {
      await user.upload(box.getByLabelText('CSV file'), file)
      await expect(await box.findByText(message)).toBeVisible()
    }
    const dataTransfer = new DataTransfer()
    for (const name of ['one.csv', 'two.csv']) dataTransfer.items.add(fileOf('x', name))
    const field = box.getByText('One CSV file, up to 10 MB')
    field.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
    await expect(await box.findByText('Choose one file at a time.')).toBeVisible()
  },
}
export const LongText: Story = {
  tags: ['phone'],
  play: withFile(
    fileOf(
      `firstName,email,${'averylongcolumnname'.repeat(6)}\n${'Maximilian'.repeat(30)},a@csv.example,${'x'.repeat(400)}\n,${'nobody'.repeat(40)},`,
      `${'a-file-name-that-goes-on-and-on-'.repeat(6)}.csv`,
    ),
  ),
}

const sendTwelve = withFile(fileOf(lines(12)), /^Import 12 rows/)
export const Sending: Story = { play: sendTwelve }
const half: SendFile = (_, onProgress) => {
  onProgress({ sent: 4_400_000, total: 9_800_000 })
  return new Promise<never>(() => {})
}
export const SendingWithProgress: Story = { args: { send: half }, play: sendTwelve }
export const ServerError: Story = {
  args: {
    send: () => Promise.reject(new Error('Error importing fans: The service is unavailable. Try again in a moment.')),
  },
  play: sendTwelve,
}

const failing =
  (failed: number, received: number): SendFile =>
  async () => ({
    received,
    imported: received - failed,
    failed,
    errors: Array.from({ length: failed }, (_, at) => ({
      row: at + 1,
      field: 'email',
      message: 'Enter a valid email address.',
    })),
  })
export const Report: Story = { tags: ['phone'], args: { send: failing(3, 12) }, play: sendTwelve }
export const ReportOfManyFailures: Story = {
  args: { send: failing(9_000, 10_000) },
  play: withFile(fileOf(lines(10_000)), /^Import 10,000 rows/),
}
export const AllFailed: Story = { args: { send: failing(12, 12) }, play: sendTwelve }

/** Shows a step that would pass too quickly otherwise. */
const fixedStep = (step: ImportStep): Story => ({
  render: () => {
    const work: Import = {
      opened: true,
      step,
      upload: { busy: false, banner: null, setBanner() {} },
      open() {},
      close() {},
      choose() {},
      restart() {},
      send() {},
      finish() {},
    }
    return <ImportDialog {...source} work={work} />
  },
  // Mantine names a dialog only after it has been drawn, and the check of accessibility must not come before.
  play: async () => void (await screen.findByRole('dialog', { name: source.title })),
})
/** All is sent, and the server works on it. */
export const Accepted: Story = {
  args: {
    send(_, onProgress) {
      onProgress({ sent: 9_800_000, total: 9_800_000 })
      return new Promise<never>(() => {})
    },
  },
  async play(context) {
    await sendTwelve(context)
    await expect(await (await dialog()).findByText('Sent. Importing the rows…')).toBeVisible()
  },
}

/** A file from a spreadsheet: UTF-16, tabs, a column without a name, and an address twice. */
export const OtherForms: Story = {
  async play(context) {
    const text = `firstName\temail\t\tsignedUpAt\nNiamh\ta@csv.example\t1\t\nMax\ta@csv.example\t2\t\nZoë\tz@csv.example\t3\tyesterday\n`
    const units = Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0))
    await withFile(fileOf(units))(context)
    const box = await dialog()
    await expect(await box.findByText(/^The file was read as UTF-16/)).toBeVisible()
    await expect(box.getByText(/is in an earlier row too/)).toBeVisible()
    await expect(box.getByText(/Enter a date such as 2026-01-15, or a date and time/)).toBeVisible()
  },
}
/** Other names, dates and countries are converted before they are sent. */
export const Converted: Story = {
  tags: ['phone'],
  play: withFile(
    fileOf(
      'sep=;\r\nFirst name;E-mail;birthDay;country\nNiamh;a@csv.example;14/03/1972;GB\r\nMax;b@csv.example;3/4/1980;Germany\nZoë;c@csv.example;1980-04-31;Ireland;1,2',
    ),
    /^Import 2 rows/,
  ),
}
/** The separator of the columns is detected. */
export const Bars: Story = { play: withFile(fileOf('firstName|email\nNiamh|a@csv.example\n'), /^Import 1 row/) }
export const Reading = fixedStep({ at: 'reading', name: 'fans.csv', rows: 41_200 })
