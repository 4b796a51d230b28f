import type { UseFormReturnType } from '@mantine/form'
import { useNavigate } from 'react-router-dom'
import { useEffect, useRef, useState } from 'react'
import { useApi, useUser } from '../../api/ApiProvider.tsx'
import { invalidate, setAnswer } from '../../api/effects.ts'
import { ApiError, errorMessage } from '../../api/errors.ts'
import type { Connector } from '../../contract/connectors.ts'
import { contract } from '../../contract/index.ts'
import { paths } from '../../paths.ts'
import type { BannerMessage } from '../../ui/Banner.tsx'
import { toast } from '../../ui/toast.ts'
import { useBusy } from '../../ui/useBusy.ts'
import { bodyOf, fieldNames, fieldOf, type NewSegment } from './newSegment.ts'

/** Creates a segment and opens it; what the server refuses is told by a banner and at the fields. */
export function useCreateSegment(
  form: UseFormReturnType<NewSegment>,
  setBanner: (message: BannerMessage | null) => void,
) {
  const { call, queryClient } = useApi()
  const { tenant } = useUser()
  const navigate = useNavigate()
  const { busy, run } = useBusy()
  // The page stays for a moment after the answer; a second click then must not make a second segment.
  const [created, setCreated] = useState(false)
  const done = useRef(false)
  const there = useRef(true)
  useEffect(() => {
    there.current = true
    return () => {
      there.current = false
    }
  }, [])

  function showFailure(error: unknown) {
    // Who has left meanwhile is told all the same.
    if (!there.current) return toast('error', errorMessage(error))
    setBanner({ kind: 'error', text: errorMessage(error) })
    if (!(error instanceof ApiError)) return
    const wrong = new Map(Object.entries(error.fields).map(([path, message]) => [fieldOf(path), message]))
    const errors = Object.fromEntries(fieldNames.flatMap((name) => (wrong.has(name) ? [[name, wrong.get(name)]] : [])))
    form.setErrors(errors)
    const first = fieldNames.find((name) => name in errors)
    if (first) form.getInputNode(first)?.focus()
  }

  const create = (values: NewSegment, connector: Connector | undefined) =>
    run(async () => {
      if (done.current) return
      setBanner(null)
      form.clearErrors()
      try {
        const segment = await call(contract.segments.create, { params: { tenant }, body: bodyOf(values, connector) })
        done.current = true
        setCreated(true)
        setAnswer(queryClient, contract.segments.get, { params: { tenant, id: segment.id } }, segment)
        invalidate(queryClient, [contract.segments.list])
        if (there.current) await navigate(paths.segmentSettings(segment.id))
      } catch (error) {
        showFailure(error)
      }
    })

  return { busy: busy || created, create }
}
