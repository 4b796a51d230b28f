import { SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Segments.module.css'

interface SegmentsProps<Choice extends string> {
  /** What is chosen, for screen readers. */
  label: string
  choices: { value: Choice; label: ReactNode }[]
  value: Choice
  onChange(value: Choice): void
  className?: string | undefined
}

/** A choice between a few things that are all visible. */
export function Segments<Choice extends string>({
  label,
  choices,
  value,
  onChange,
  className = '',
}: SegmentsProps<Choice>) {
  return (
    <SegmentedControl<Choice>
      aria-label={label}
      withItemsBorders={false}
      data={choices}
      value={value}
      onChange={onChange}
      classNames={{ root: `${classes.root} ${className}`, indicator: classes.indicator, label: classes.label }}
    />
  )
}
