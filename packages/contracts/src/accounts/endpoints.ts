import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
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
}
