import { Button, type ButtonProps } from '@mantine/core'
import { useContext, type RefObject } from 'react'
import { dropSecondClick } from '../controls/buttons/doubleClick.ts'
import { BusyContext } from './BusyContext.ts'

/** Submits the `<Form>` around it. It ignores the second click of a double click, even after a fast answer. */
export function SubmitButton(props: ButtonProps & { ref?: RefObject<HTMLButtonElement | null> }) {
  return <Button type="submit" loading={useContext(BusyContext)} onClick={dropSecondClick} {...props} />
}
