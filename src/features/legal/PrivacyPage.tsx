import { Anchor } from '@mantine/core'
import { Link } from 'react-router-dom'
import { config } from '../../config.ts'
import { paths } from '../../paths.ts'
import { LegalPage } from './LegalPage.tsx'
import { SupportAddress } from './SupportAddress.tsx'
import { privacyWords } from './words.ts'

/** The privacy policy, linked from /register and the plans. */
export function PrivacyPage() {
  return (
    <LegalPage
      title={privacyWords.title}
      since="2026-01-01"
      lead={privacyWords.lead}
      sections={[
        ...privacyWords.sections(config.brand),
        {
          title: privacyWords.questions.title,
          text: (
            <>
              {privacyWords.questions.before}
              <SupportAddress />
              {privacyWords.questions.after}
            </>
          ),
        },
      ]}
      other={
        <>
          {privacyWords.other.before}
          <Anchor component={Link} to={paths.terms()} underline="always">
            {privacyWords.other.link}
          </Anchor>
          {privacyWords.other.after}
        </>
      }
    />
  )
}
