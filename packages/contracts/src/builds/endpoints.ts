import { z } from 'zod'
import { ProjectParams } from '../http/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { ArtifactParams, Build, BuildParams, InstallLink, InstallParams, ListBuildsQuery } from './build.ts'
import { ExportCheck, ExportRequest, ExportSettingsRequest } from './export.ts'
import { SigningKeyDownloadRequest, SigningKeyInfo, SigningKeyRestoreRequest } from './signing-key.ts'

/** The calls of builds. */
export const buildEndpoints = {
  check: endpoint({
    method: 'GET',
    path: '/api/projects/{id}/export',
    summary: 'What an export would be made of, and what stands in its way',
    params: ProjectParams,
    answers: { 200: ExportCheck },
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/projects/{id}/export',
    summary: 'Build the app for a platform',
    params: ProjectParams,
    body: ExportRequest,
    answers: { 201: Build },
  }),
  updateSettings: endpoint({
    method: 'PATCH',
    path: '/api/projects/{id}/export',
    summary: 'Choose the package id; phones take an app with another id for another app',
    params: ProjectParams,
    body: ExportSettingsRequest,
    answers: { 200: ExportCheck },
  }),
  appIcon: endpoint({
    method: 'GET',
    path: '/api/projects/{id}/app-icon',
    summary: 'The icon the app has on phones, as PNG: its own, or that of the website it wraps',
    params: ProjectParams,
    answers: { 200: z.unknown() },
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/builds',
    summary: 'Builds of all projects one can see, newest first',
    query: ListBuildsQuery,
    answers: { 200: z.array(Build) },
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/builds/{id}',
    summary: 'One build',
    params: BuildParams,
    answers: { 200: Build },
  }),
  retry: endpoint({
    method: 'POST',
    path: '/api/builds/{id}/retry',
    summary: 'Run a failed build, or one whose files are no longer kept, again from the same version',
    params: BuildParams,
    answers: { 200: Build },
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/builds/{id}/cancel',
    summary: 'Stop a build that waits or runs',
    params: BuildParams,
    answers: { 200: Build },
  }),
  /** The file itself; takes Range and If-Range. HEAD works too. */
  download: endpoint({
    method: 'GET',
    path: '/api/builds/{id}/artifacts/{name}',
    summary: 'Download a file of a build',
    params: ArtifactParams,
    answers: { 200: z.unknown().meta({ description: 'The file' }) },
  }),
  createInstallLink: endpoint({
    method: 'POST',
    path: '/api/builds/{id}/install-link',
    summary: 'A link that downloads the APK without an account, for a day',
    params: BuildParams,
    answers: { 201: InstallLink },
  }),
  install: endpoint({
    method: 'GET',
    path: '/api/install/{token}',
    summary: 'The APK of an install link',
    params: InstallParams,
    answers: { 200: z.unknown().meta({ description: 'The file' }) },
    isPublic: true,
  }),
  getSigningKey: endpoint({
    method: 'GET',
    path: '/api/projects/{id}/signing-key',
    summary: "The fingerprint of the project's signing key",
    params: ProjectParams,
    answers: { 200: SigningKeyInfo },
  }),
  downloadSigningKey: endpoint({
    method: 'POST',
    path: '/api/projects/{id}/signing-key/download',
    summary: 'The signing key as a file that the passphrase opens',
    params: ProjectParams,
    body: SigningKeyDownloadRequest,
    answers: { 200: z.unknown().meta({ description: 'A PKCS#12 keystore or a PEM file' }) },
    keyAccess: 'never',
  }),
  restoreSigningKey: endpoint({
    method: 'PUT',
    path: '/api/projects/{id}/signing-key',
    summary: 'Sign with a key of one’s own, or one downloaded before',
    params: ProjectParams,
    body: SigningKeyRestoreRequest,
    answers: { 200: SigningKeyInfo },
    keyAccess: 'never',
  }),
  assetLinks: endpoint({
    method: 'GET',
    path: '/api/projects/{id}/signing-key/assetlinks.json',
    summary: 'The file that lets a website’s links open the app',
    params: ProjectParams,
    answers: { 200: z.unknown().meta({ description: 'Digital Asset Links' }) },
  }),
}
