import { useAdminOnly } from '../../../domain/club/useAdminOnly.ts'
import { RefusableButton } from '../../../ui/controls/buttons/RefusableButton.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { useUser } from '../../../api/ApiProvider.tsx'
import { isGone } from '../../../api/errors.ts'
import { useEndpoint } from '../../../api/query.ts'
import { contract } from '../../../contract/index.ts'
import type { ClubUserDetail } from '../../../contract/fields/user.ts'
import { paths } from '../../../paths.ts'
import { Card, Facts } from '../../../ui/layout/Card.tsx'
import { BackLink } from '../../../ui/layout/BackLink.tsx'
import { Avatar, DetailHeader } from '../../../ui/layout/DetailHeader.tsx'
import { DeletedView } from '../../../ui/feedback/states/DeletedView.tsx'
import { ErrorView, toList } from '../../../ui/feedback/states/ErrorView.tsx'
import { RefreshNotice } from '../../../ui/feedback/refreshes/RefreshNotice.tsx'
import { initialsOf } from '../../../ui/values/initials.ts'
import { DateText } from '../../../ui/values/values.tsx'
import { DeleteUserDialog } from './DeleteUserDialog.tsx'
import { EditRoleDialog } from './EditRoleDialog.tsx'

import { useDialog } from '../../../ui/dialogs/useDialog.ts'
import { userName } from '../../../ui/values/userName.ts'
import { roleWords, userWords } from '../words.ts'
import classes from './ClubUserPage.module.css'

/** A user of the club: profile, role and deletion (docs/product/club.md#club-user). */
export function ClubUserPage() {
  const { id = '' } = useParams()
  const { tenant } = useUser()
  const result = useEndpoint(contract.users.get, { params: { tenant, userId: id } })
  const { data, error, refetch } = result

  return (
    <div className={classes.page}>
      <BackLink to={paths.clubUsers()}>{userWords.back}</BackLink>
      {data && isGone(error) ? (
        <DeletedView title={userWords.gone.title} list={{ label: userWords.backFromGone, to: paths.clubUsers() }}>
          {userWords.gone.text(userName(data))}
        </DeletedView>
      ) : error && !data ? (
        <ErrorView
          message={error.message}
          fullScreen
          onReload={() => void refetch()}
          wayOut={isGone(error) ? toList(userWords.backFromGone, paths.clubUsers()) : null}
        />
      ) : (
        <UserView key={id} result={result} />
      )}
    </div>
  )
}

function UserView({ result }: { result: UseQueryResult<ClubUserDetail> }) {
  const user = result.data ?? null
  const editing = useDialog()
  const deleting = useDialog()
  const roleRefusal = useAdminOnly('role')
  const deleteRefusal = useAdminOnly('deleteUser')
  const [deleted, setDeleted] = useState(false)
  // The page of a deleted user must not stay in the history.
  if (deleted) return <Navigate to={paths.clubUsers()} replace />

  return (
    <>
      <DetailHeader
        className={classes.header}
        picture={<Avatar initials={user && initialsOf(user)} />}
        loading={user ? null : userWords.loading}
        title={user && <h1>{userName(user)}</h1>}
        facts={user && <span>{user.email}</span>}
        actions={
          <>
            <RefusableButton variant="default" refusal={roleRefusal} disabled={!user} onClick={editing.open}>
              {userWords.editRole}
            </RefusableButton>
            <RefusableButton
              variant="default"
              refusal={deleteRefusal}
              disabled={!user}
              className={classes.delete ?? ''}
              onClick={deleting.open}
            >
              {userWords.delete}
            </RefusableButton>
          </>
        }
      />
      <RefreshNotice result={result} />
      <Card title={userWords.access}>
        <Facts
          loading={!user}
          rows={[
            [
              userWords.role,
              user && (
                <div key="role">
                  <strong className={classes.role}>{roleWords[user.role].title}</strong>
                  <div className={classes.quiet}>{roleWords[user.role].permissions}</div>
                </div>
              ),
            ],
            [userWords.created, <DateText key="created" iso={user?.createdAt ?? null} withTime />],
          ]}
        />
        <p className={classes.hint}>{userWords.accessHint}</p>
      </Card>
      {user && (
        <>
          <EditRoleDialog user={user} dialog={editing} />
          <DeleteUserDialog user={user} dialog={deleting} onDeleted={() => setDeleted(true)} />
        </>
      )}
    </>
  )
}
