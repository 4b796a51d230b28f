import { Anchor } from '@mantine/core'
import { Link } from 'react-router-dom'
import { config } from '../../config.ts'
import { paths } from '../../paths.ts'
import { LegalPage } from './LegalPage.tsx'
import { SupportAddress } from './SupportAddress.tsx'

const { brand } = config

const sections = [
  {
    title: 'Who agrees to what',
    text: `These terms are between your club and ${brand}. Whoever signs a club up confirms that they may do so on its behalf. People whom the club invites use ${brand} under the same terms.`,
  },
  {
    title: 'Your account',
    text: 'Keep your password to yourself and give every colleague an account of their own. The admins of a club decide who is let in, in which role, and who is no longer. What is done with an account counts as done by the club.',
  },
  {
    title: 'Your club’s data',
    text: `What you bring into ${brand} from ticketing, shop, membership and other systems stays yours. We use it only to run the service for your club, keep it apart from that of every other club, and never sell it.`,
  },
  {
    title: 'What you may not do',
    text: 'Do not bring in data that your club has no right to use, do not write to fans who have not agreed to it, and do not try to reach the data of other clubs or to disturb the service.',
  },
  {
    title: 'Plans and payment',
    text: 'Prices are shown without taxes before you subscribe. A plan is paid in advance by the month or by the year, renews itself, and can be cancelled at any time to the end of the period that is paid for.',
  },
  {
    title: 'Availability',
    text: 'We do our best to keep the service up at all hours and announce maintenance beforehand. Systems that you connect are run by others: when one of them is down, its data come late.',
  },
  {
    title: 'Liability',
    text: 'We are liable for intent and gross negligence without limit, and otherwise for foreseeable damage up to what your club has paid in the twelve months before. Rights that the law gives you and that cannot be waived remain.',
  },
  {
    title: 'The end',
    text: 'An admin can delete the club at any time. Its data are gone at once from the service and within 30 days from our backups. We may close an account that breaks these terms, after a warning where that is possible.',
  },
  {
    title: 'Changes',
    text: 'When these terms change in a way that matters, we write to the admins of every club at least 30 days before. Who does not agree can cancel until then.',
  },
]

/** The terms, linked from /register and the plans. */
export function TermsPage() {
  return (
    <LegalPage
      title="Terms"
      since="2026-01-01"
      lead={`What you can expect of ${brand}, and what we expect of you, in as few words as we could.`}
      sections={[
        ...sections,
        {
          title: 'Questions',
          text: (
            <>
              Write to <SupportAddress />. A person answers.
            </>
          ),
        },
      ]}
      other={
        <>
          {'What happens to personal data is told in the '}
          <Anchor component={Link} to={paths.privacy()} underline="always">
            Privacy Policy
          </Anchor>
          .
        </>
      }
    />
  )
}
