import { useState } from 'react'
import { isAbsoluteUrl } from './absoluteUrl.ts'
import classes from './values.module.css'

export interface WireDrawingProps {
  /** What the server names: an emoji, or the absolute URL of a picture; it may be empty. */
  value: string
  /** Two letters, if the server names nothing that can be shown. */
  monogram: string
  width: number
  height: number
}

/** What stands in place of a drawing that the app does not have (docs/contract.md#drawings). */
export function WireDrawing({ value, monogram, width, height }: WireDrawingProps) {
  const [broken, setBroken] = useState('')
  if (!isAbsoluteUrl(value))
    return value === '' ? <Monogram {...{ monogram, width, height }} /> : <span aria-hidden="true">{value}</span>
  if (value === broken) return <Monogram {...{ monogram, width, height }} />
  return (
    <img
      src={value}
      alt=""
      width={width}
      height={height}
      className={classes.picture}
      onError={() => setBroken(value)}
    />
  )
}

const Monogram = ({ monogram, width, height }: Omit<WireDrawingProps, 'value'>) => (
  <span
    className={classes.monogram}
    style={{ width, height, fontSize: Math.min(height * 0.62, width * 0.42) }}
    aria-hidden="true"
  >
    {monogram.toUpperCase()}
  </span>
)
