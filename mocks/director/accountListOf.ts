import { createElement, type ComponentProps } from 'react'
import type { Control } from '../control.ts'
import { AccountList } from './AccountList.tsx'

/** Creates the list of a demo's accounts for its login page, which waits for nothing else beside the product. */
export const accountListOf = (control: Control) =>
  function DemoAccounts(props: Omit<ComponentProps<typeof AccountList>, 'control'>) {
    return createElement(AccountList, { ...props, control })
  }
