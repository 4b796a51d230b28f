import { Anchor, Button, Group, Stack, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { Link } from 'react-router-dom'
import type { Bookmark } from '../../../contract/analytics.ts'
import type { Connector } from '../../../contract/connectors.ts'
import { paths } from '../../../paths.ts'
import { Form } from '../../../ui/Form/Form.tsx'
import { SubmitButton } from '../../../ui/Form/SubmitButton.tsx'
import { DISCARDS } from '../../../ui/leaving/leavingContext.ts'
import { ProviderLogo } from '../../../domain/connectors/ProviderLogo.tsx'
import { SearchSelect } from '../../../ui/controls/inputs/SearchSelect.tsx'
import type { NewSegment } from './newSegment.ts'
import { useCreateSegment } from './useCreateSegment.ts'
import { newSegmentWords } from '../words.ts'

export interface NewSegmentFormProps {
  /** The choices; null while they are loading. */
  bookmarks: Bookmark[] | null
  connectors: Connector[] | null
  form: UseFormReturnType<NewSegment>
}

const order = ['label', 'input', 'description', 'error'] as const

/**
 * The form of a new segment. Only the server validates it, and its errors are shown at the fields
 * (docs/product/segments.md#new-segment).
 */
export function NewSegmentForm({ bookmarks, connectors, form }: NewSegmentFormProps) {
  const create = useCreateSegment(form, connectors)

  return (
    <Form form={form} submission={create}>
      <Stack gap="md">
        <TextInput label={newSegmentWords.name} autoComplete="off" {...form.getInputProps('name')} />
        <TextInput label={newSegmentWords.description} autoComplete="off" {...form.getInputProps('description')} />
        <SearchSelect
          label={newSegmentWords.bookmark.label}
          placeholder={newSegmentWords.bookmark.placeholder}
          inputWrapperOrder={[...order]}
          errorProps={{ mt: 4 }}
          description={
            bookmarks?.length === 0 ? (
              <>
                {newSegmentWords.bookmark.none.before}
                <Hint to={paths.dashboard()}>{newSegmentWords.bookmark.none.link}</Hint>
                {newSegmentWords.bookmark.none.after}
              </>
            ) : (
              newSegmentWords.bookmark.hint
            )
          }
          choices={bookmarks?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
          {...(!bookmarks && { nothingFoundMessage: newSegmentWords.loading })}
          {...form.getInputProps('bookmarkId')}
        />
        <SearchSelect
          label={newSegmentWords.connector.label}
          placeholder={newSegmentWords.connector.placeholder}
          inputWrapperOrder={[...order]}
          errorProps={{ mt: 4 }}
          description={
            connectors?.length === 0 ? (
              <>
                {newSegmentWords.connector.none.before}
                <Hint to={paths.newConnector('marketing')}>{newSegmentWords.connector.none.link}</Hint>
                {newSegmentWords.connector.none.after}
              </>
            ) : (
              newSegmentWords.connector.hint
            )
          }
          choices={connectors?.map(choiceOf) ?? []}
          {...(!connectors && { nothingFoundMessage: newSegmentWords.loading })}
          {...form.getInputProps('connectorId')}
        />
      </Stack>
      <Group justify="flex-end" mt="lg">
        <Button component={Link} to={paths.segments()} state={DISCARDS} variant="default">
          {newSegmentWords.cancel}
        </Button>
        <SubmitButton>{newSegmentWords.submit}</SubmitButton>
      </Group>
    </Form>
  )
}

const choiceOf = ({ id, name, provider, metadata }: Connector) => ({
  value: id,
  label: name,
  icon: <ProviderLogo provider={provider} logo={metadata.logo} size={22} />,
})

const Hint = ({ to, children }: { to: string; children: string }) => (
  <Anchor component={Link} to={to} underline="always" inherit>
    {children}
  </Anchor>
)
