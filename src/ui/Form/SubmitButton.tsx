import { Button, type ButtonProps } from '@mantine/core'
import { useContext, type RefObject } from 'react'
import { dropSecondClick } from '../controls/doubleClick.ts'
import { BusyContext } from './BusyContext.ts'

/** The button that submits the `<Form>` around it. The second click of a double click does nothing, however fast the answer is. */
export function SubmitButton(props: ButtonProps & { ref?: RefObject<HTMLButtonElement | null> }) {
  return <Button type="submit" loading={useContext(BusyContext)} onClick={dropSecondClick} {...props} />
}
