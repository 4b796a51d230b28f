import { useNavigate } from 'react-router-dom'
import { useUser } from '../../../api/ApiProvider.tsx'
import { answerOf } from '../../../api/cache.ts'
import { useWrite } from '../../../api/useWrite.ts'
import type { Connector } from '../../../contract/connectors.ts'
import { contract } from '../../../contract/index.ts'
import { paths } from '../../../paths.ts'
import { errorMessage } from '../../../ui/feedback/messages/errorMessage.ts'
import { serverFields, type FieldForm } from '../../../ui/Form/fieldErrors.ts'
import { useSubmit } from '../../../ui/Form/useSubmit.ts'
import { DISCARDS } from '../../../ui/leaving/leavingContext.ts'
import { bodyOf, fieldOf, type NewSegment } from './newSegment.ts'

const { create, get, list } = contract.segments

/** Creates a segment and opens it. */
export function useCreateSegment(form: FieldForm, connectors: readonly Connector[] | null) {
  const { tenant } = useUser()
  const navigate = useNavigate()
  const write = useWrite(create, {
    stale: [list],
    store: (segment) => answerOf(get, { params: { tenant, id: segment.id } }, segment),
  })
  return useSubmit({
    form,
    send: (values: NewSegment) => {
      const connector = connectors?.find(({ id }) => id === values.connectorId)
      return write({ params: { tenant }, body: bodyOf(values, connector) })
    },
    explain: (error) => ({ text: errorMessage(error), fields: fieldErrors(error) }),
    leaves: true,
    onDone: ({ id }) => void navigate(paths.segmentSettings(id), { state: DISCARDS }),
  })
}

const fieldErrors = (error: unknown) =>
  Object.fromEntries(Object.entries(serverFields(error)).map(([path, message]) => [fieldOf(path) ?? path, message]))
