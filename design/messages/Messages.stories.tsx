import { Notification, Stack } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { worldOf } from '../../tests/support/world/world.ts'
import { startWords } from '../../src/app/words.ts'
import { searchButtonWords } from '../../src/app/Shell/words.ts'
import { config } from '../../src/config.ts'
import { exportWords } from '../../src/domain/exports/words.ts'
import { importWords } from '../../src/domain/imports/words.ts'
import { removalWords } from '../../src/domain/rows/words.ts'
import { clubWords, passwordWords } from '../../src/features/account/profile/words.ts'
import { addBookmarkWords, bookmarkWords } from '../../src/features/analytics/words.ts'
import { inviteWords, userWords } from '../../src/features/club/words.ts'
import { actionWords, connectorWords, credentialWords, setupWords } from '../../src/features/connectors/words.ts'
import { fanFormWords, fanRowsWords } from '../../src/features/fans/words.ts'
import { membershipFormWords } from '../../src/features/memberships/words.ts'
import { segmentWords } from '../../src/features/segments/words.ts'
import { copyWords, deleteWords, toastWords } from '../../src/ui/words.ts'
import { Doc } from '../Doc.tsx'
import { Table } from '../Table.tsx'
import { provokeAll, type Refusal } from './refusals.ts'

/** Messages that come and go too quickly, or too rarely, to be looked at where they appear. */
const meta = { title: 'Patterns/All messages', parameters: { page: true } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const successes = [
  copyWords.success,
  clubWords.copiedId,
  fanFormWords.add.done,
  fanFormWords.update.done,
  deleteWords.success(fanRowsWords.kind),
  removalWords.success('12,000 fans'),
  removalWords.stopped('4', '100 fans'),
  membershipFormWords.add.done,
  membershipFormWords.update.done,
  exportWords.success(12_000),
  connectorWords.saved,
  actionWords.done,
  setupWords.done,
  credentialWords.pinged,
  segmentWords.saved,
  addBookmarkWords.done,
  bookmarkWords.saved,
  passwordWords.done,
  inviteWords.sent,
  userWords.roleSaved,
]
const failures = [
  copyWords.failure,
  connectorWords.syncFailed,
  segmentWords.syncFailed,
  importWords.failed(3, 'fans.csv', 'Import Fans'),
  searchButtonWords.failed,
  startWords.failed(config.brand),
  startWords.cookiesBlocked,
]

const toastOf = (color: string) => (text: string) => (
  <Notification key={text} color={color} withBorder closeButtonProps={{ 'aria-label': toastWords.close }}>
    {text}
  </Notification>
)

/** The toasts of all actions at once. Each stays for five seconds in the product. */
export const Toasts: Story = {
  tags: ['phone'],
  render: () => (
    <Stack gap="xs" maw={440}>
      {successes.map(toastOf('green'))}
      {failures.map(toastOf('red'))}
    </Stack>
  ),
}

/** What the model of the server answers, asked while the story loads. */
export const Refusals: Story = {
  async beforeEach({ loaded }) {
    loaded['refusals'] = await provokeAll(worldOf(loaded))
  },
  render: (_args, { loaded }) => (
    <Doc
      title="Refusals of the server"
      lead="What the server answers to calls that the product prevents, or that somebody else has made impossible meanwhile. Screens show the sentence, or their own."
    >
      <Table
        label="Refusals"
        head={['About', 'Attempt', 'Status', 'Sentence', 'Of each input']}
        numbers={[2]}
        rows={
          // They are kept above; Storybook knows no type of what is loaded.
          (loaded['refusals'] as Refusal[]).map(({ thing, tries, status, sentence, fields }) => [
            thing,
            tries,
            status,
            sentence,
            <dl key="fields">
              {fields.map(([field, text]) => (
                <div key={field}>
                  <dt>{field}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>,
          ])
        }
      />
    </Doc>
  ),
}
