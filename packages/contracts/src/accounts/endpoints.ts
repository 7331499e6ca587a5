import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import {
  Account,
  ChangeEmailRequest,
  ChangePasswordRequest,
  ConfirmEmailRequest,
  DeleteAccountRequest,
  UpdateProfileRequest,
} from './account.ts'
import { Session, SessionParams } from './session.ts'
import { RegisterRequest, SignInRequest } from './sign-in.ts'
import { User } from './user.ts'

/** The calls of accounts. The sign-in calls take forms too, and answer a form with a redirection. */
export const accountEndpoints = {
  getUser: endpoint({
    method: 'GET',
    path: '/api/auth/user',
    summary: 'The signed-in person',
    answers: { 200: User },
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/login',
    summary: 'Sign in with email and password',
    body: SignInRequest,
    answers: { 200: User },
    isPublic: true,
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/register',
    summary: 'Make an account and sign in',
    body: RegisterRequest,
    answers: { 200: User },
    isPublic: true,
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/api/auth/sessions',
    summary: 'Where one is signed in, latest use first',
    answers: { 200: z.array(Session) },
    keyAccess: 'never',
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/auth/sessions/{sessionId}',
    summary: 'End one of the sessions',
    params: SessionParams,
    answers: { 204: null },
    keyAccess: 'never',
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/auth/sessions',
    summary: 'End all sessions but this one',
    answers: { 204: null },
    keyAccess: 'never',
  }),
  getAccount: endpoint({
    method: 'GET',
    path: '/api/auth/account',
    summary: 'How one signs in, and whether the email is confirmed',
    answers: { 200: Account },
    keyAccess: 'never',
  }),
  updateProfile: endpoint({
    method: 'PATCH',
    path: '/api/auth/user',
    summary: 'Change first and last name',
    body: UpdateProfileRequest,
    answers: { 200: User },
    keyAccess: 'never',
  }),
  sendConfirmation: endpoint({
    method: 'POST',
    path: '/api/auth/email/confirmation',
    summary: 'Mail the link that confirms the email once more',
    answers: { 200: Account },
    keyAccess: 'never',
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/api/auth/email/confirm',
    summary: 'Confirm an email by the token of its mailed link',
    body: ConfirmEmailRequest,
    answers: { 200: Account },
    keyAccess: 'never',
  }),
  changeEmail: endpoint({
    method: 'POST',
    path: '/api/auth/email',
    summary: 'Change the email; with mail set up once the new one is confirmed',
    body: ChangeEmailRequest,
    answers: { 200: Account },
    keyAccess: 'never',
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/auth/password',
    summary: 'Change the password and end all other sessions',
    body: ChangePasswordRequest,
    answers: { 204: null },
    keyAccess: 'never',
  }),
  exportData: endpoint({
    method: 'GET',
    path: '/api/auth/export',
    summary: 'Everything Kwiq keeps about the person, as one JSON file',
    answers: { 200: z.record(z.string(), z.unknown()) },
    keyAccess: 'never',
  }),
  deleteAccount: endpoint({
    method: 'POST',
    path: '/api/auth/delete',
    summary: 'Delete the account for good, with everything it owns',
    body: DeleteAccountRequest,
    answers: { 204: null },
    keyAccess: 'never',
  }),
}
