import { Anchor } from '@mantine/core'
import { Link } from 'react-router-dom'
import { config } from '../../config.ts'
import { paths } from '../../paths.ts'
import { LegalPage } from './LegalPage.tsx'
import { SupportAddress } from './SupportAddress.tsx'
import { termsWords } from './words.ts'

/** The terms, linked from /register and the plans. */
export function TermsPage() {
  return (
    <LegalPage
      title={termsWords.title}
      since="2026-01-01"
      lead={termsWords.lead(config.brand)}
      sections={[
        ...termsWords.sections(config.brand),
        {
          title: termsWords.questions.title,
          text: (
            <>
              {termsWords.questions.before}
              <SupportAddress />
              {termsWords.questions.after}
            </>
          ),
        },
      ]}
      other={
        <>
          {termsWords.other.before}
          <Anchor component={Link} to={paths.privacy()} underline="always">
            {termsWords.other.link}
          </Anchor>
          {termsWords.other.after}
        </>
      }
    />
  )
}
