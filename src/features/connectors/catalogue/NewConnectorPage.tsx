import { Button } from '@mantine/core'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { useEndpoint } from '../../../api/query.ts'
import { contract } from '../../../contract/index.ts'
import { paths } from '../../../paths.ts'
import { NetDrawing } from '../../../ui/brand/drawings/NetDrawing.tsx'
import { SearchInput } from '../../../ui/controls/inputs/SearchInput.tsx'
import { ErrorView } from '../../../ui/feedback/states/ErrorView.tsx'
import { PageHead } from '../../../ui/layout/PageHead.tsx'
import { StateView } from '../../../ui/feedback/states/StateView.tsx'
import { BackLink } from '../../../ui/layout/BackLink.tsx'
import { categories, entriesOf, isCategory, matching } from './catalogue.ts'
import { ProviderCard, ProviderCardSkeleton } from './ProviderCard.tsx'
import { Tabs } from '../../../ui/layout/Tabs.tsx'
import { useTab } from '../../../ui/layout/useTab.ts'
import { catalogueWords, connectorsWords } from '../words.ts'
import classes from './NewConnectorPage.module.css'

const tabs = categories.map(({ id, label }) => ({ label, to: paths.newConnector(id) }))
const SKELETONS = [0, 1, 2, 3, 4, 5, 6, 7]

/** The catalogue of providers for a new connector (docs/product/connectors.md#new-connector). */
export function NewConnectorPage() {
  const category = useTab()
  const [text, setText] = useState('')
  const { data, error, refetch } = useEndpoint(contract.system.connectors, {}, { staleTime: Infinity })
  if (!isCategory(category)) return <Navigate to={paths.newConnector()} replace />
  const found = data && matching(entriesOf(data.modules, category), text)

  return (
    <>
      <BackLink to={paths.connectors()}>{connectorsWords.back}</BackLink>
      <PageHead title={catalogueWords.title} />
      <Tabs label={catalogueWords.tabs} tabs={tabs} current={paths.newConnector(category)} />
      {error !== null && data === undefined ? (
        <ErrorView message={catalogueWords.failed(error.message)} onReload={() => void refetch()} />
      ) : (
        <>
          {/* The catalogue is already loaded, so every key searches immediately. */}
          <SearchInput text={text} placeholder={catalogueWords.search(category)} onChange={setText} maw={380} mb="md" />
          {found?.length === 0 ? (
            <NothingFound text={text.trim()} onClear={() => setText('')} />
          ) : (
            <ul
              className={classes.grid}
              aria-label={catalogueWords.providers}
              aria-busy={found === undefined || undefined}
            >
              {found
                ? found.map((entry) => <ProviderCard key={entry.provider} {...entry} />)
                : SKELETONS.map((at) => <ProviderCardSkeleton key={at} />)}
            </ul>
          )}
        </>
      )}
    </>
  )
}

const NothingFound = ({ text, onClear }: { text: string; onClear(): void }) => (
  <div className={classes.nothing}>
    <StateView
      drawing={<NetDrawing />}
      title={catalogueWords.empty.title}
      action={
        text !== '' && (
          <Button variant="default" onClick={onClear}>
            {catalogueWords.empty.clear}
          </Button>
        )
      }
    >
      {text === '' ? catalogueWords.empty.category : catalogueWords.empty.search(text)}
    </StateView>
  </div>
)
