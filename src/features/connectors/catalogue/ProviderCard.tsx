import { Skeleton } from '@mantine/core'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { ProviderLogo } from '../../../domain/connectors/ProviderLogo.tsx'
import { paths } from '../../../paths.ts'
import { briefOf } from '../briefs.ts'
import type { CatalogueEntry } from './catalogue.ts'
import classes from './ProviderCard.module.css'

/** A provider of the catalogue: logo, name and what it brings. The link is the name, stretched over the whole card. */
export function ProviderCard({ provider, name, logo }: CatalogueEntry) {
  const id = useId()
  const brief = briefOf(provider)
  return (
    <li className={classes.card}>
      <ProviderLogo provider={provider} logo={logo} />
      <Link
        to={paths.addConnector(provider)}
        className={classes.name}
        title={name}
        {...(brief && { 'aria-describedby': id })}
      >
        {name}
      </Link>
      {brief && (
        <p id={id} className={classes.brief}>
          {brief}
        </p>
      )}
    </li>
  )
}

/** The skeleton of a card while the catalogue is loading. */
export const ProviderCardSkeleton = () => (
  <li className={classes.card}>
    <Skeleton width={40} height={40} />
    <Skeleton className={classes.name} height={12} width="60%" />
    <div className={classes.brief}>
      <Skeleton height={10} width="90%" my={4} />
      <Skeleton height={10} width="50%" my={8} />
    </div>
  </li>
)
