import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useApi } from '../../../api/ApiProvider.tsx'
import { ApiError } from '../../../api/errors.ts'
import type { LinkInfo } from '../../../contract/account.ts'
import { contract } from '../../../contract/index.ts'
import { LinkProblem } from './LinkProblem.tsx'
import { PublicLayout } from '../parts/PublicLayout.tsx'
import { useLinkToken } from './useLinkToken.ts'
import { accessWords } from '../words.ts'
import { linkWords } from '../signUp/words.ts'
import classes from './LinkGate.module.css'

/** A link that the server accepted, and its token. */
export interface GoodLink {
  email: string
  bearer: string
}

export interface LinkGateProps {
  purpose: 'signup' | 'invitation'
  /** The number of fields in the form, for the skeleton. */
  fields: number
  children(link: GoodLink): ReactNode
}

/**
 * Validates the token in the URL before it shows a form. Shows an error screen if the link is for something else
 * (docs/product/account.md#invitation).
 */
export function LinkGate(props: LinkGateProps) {
  const token = useLinkToken()
  return <Gate key={token} token={token} {...props} />
}

function Gate({ token, purpose, fields, children }: LinkGateProps & { token: string }) {
  const { call } = useApi()
  // Kept outside the query cache, which a sign-in clears. Validating the used link again would replace the form with an
  // error.
  const [link, setLink] = useState<LinkInfo | null>(null)
  const check = useQuery({
    queryKey: [contract.account.validateToken.id, token],
    queryFn: ({ signal }) => call(contract.account.validateToken, {}, { bearer: token, signal }),
    enabled: link === null,
    gcTime: 0,
  })
  if (link === null && check.data) setLink(check.data)

  if (link?.purpose === purpose) return children({ email: link.email, bearer: token })
  const reload = () => void check.refetch()
  if (link)
    return (
      <LinkProblem
        purpose={purpose}
        message={linkWords.problem(linkWords.wrong[purpose])}
        isInvalid
        onReload={reload}
      />
    )
  if (check.isError && !check.isFetching)
    return (
      <LinkProblem
        purpose={purpose}
        message={check.error.message}
        isInvalid={check.error instanceof ApiError && check.error.status === 401}
        onReload={reload}
      />
    )
  return <Waiting fields={fields} />
}

function Waiting({ fields }: { fields: number }) {
  return (
    <PublicLayout>
      <div role="status" className={classes.waiting}>
        <span className="visually-hidden">{accessWords.loading}</span>
        <Skeleton height={28} width={220} my={4} />
        <Skeleton height={14} width={260} mt={5} mb={27} />
        {Array.from({ length: fields }, (_, index) => (
          <div key={index} className={classes.field}>
            <Skeleton height={12} width={96} my={4} />
            <Skeleton height={42} mt={7} />
          </div>
        ))}
        <Skeleton height={42} mt={24} />
      </div>
    </PublicLayout>
  )
}
