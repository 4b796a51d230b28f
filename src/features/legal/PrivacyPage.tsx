import { Anchor } from '@mantine/core'
import { Link } from 'react-router-dom'
import { config } from '../../config.ts'
import { paths } from '../../paths.ts'
import { LegalPage } from './LegalPage.tsx'
import { SupportAddress } from './SupportAddress.tsx'

const { brand } = config

const sections = [
  {
    title: 'Two kinds of people',
    text: `${brand} holds data about the staff of clubs, who sign in, and about the fans of clubs, whom the clubs know. For the first we are responsible; for the second the club is, and we act on its instructions.`,
  },
  {
    title: 'What we keep about staff',
    text: 'Name, e-mail address, role, a password in a form that nobody can read back, and the times at which somebody signed in. We need them to let the right people in and keep everybody else out.',
  },
  {
    title: 'What clubs keep about fans',
    text: 'What their own systems hold: contact details, memberships, tickets, purchases, and which kinds of message a fan has agreed to. A club brings these data in, can see them, correct them and take them out again.',
  },
  {
    title: 'What we do not do',
    text: 'We do not sell data, show advertising, or join the fans of one club with those of another. Nothing here is used to train models for anybody else.',
  },
  {
    title: 'Cookies',
    text: 'Two, both needed to stay signed in: accessToken and refreshToken. They end after 30 days or when you sign out. There are none for advertising or tracking, and so there is no banner to click away.',
  },
  {
    title: 'Who else sees data',
    text: 'The hosts of our servers, the company that handles payments, and the systems that a club itself connects. Each is bound by contract to use the data for that purpose alone.',
  },
  {
    title: 'How long',
    text: 'As long as the account of the club exists. When an admin deletes it, its data are gone at once from the service and within 30 days from our backups. Invoices are kept for as long as the law asks.',
  },
  {
    title: 'Your rights',
    text: 'You may ask what we hold about you, have it corrected, deleted or handed to you, and complain to a data protection authority. As a fan, turn to your club first: it can do all of this by itself.',
  },
]

/** The privacy policy, linked from /register and the plans. */
export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      since="2026-01-01"
      lead="What we hold about people, why, and for how long."
      sections={[
        ...sections,
        {
          title: 'Questions',
          text: (
            <>
              Write to <SupportAddress />. We answer within a month, mostly within a day.
            </>
          ),
        },
      ]}
      other={
        <>
          {'What clubs and we agree on stands in the '}
          <Anchor component={Link} to={paths.terms()} underline="always">
            Terms
          </Anchor>
          .
        </>
      }
    />
  )
}
