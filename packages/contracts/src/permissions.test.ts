import { expect, it } from 'vitest'
import { isAllowed, projectActions, projectRoles } from './permissions.ts'

it('lets each role do what the one below may, and more', () => {
  const counts = projectRoles.map((role) => projectActions.filter((action) => isAllowed(role, action)).length)
  expect(counts).toEqual([5, 11, 13, projectActions.length])
  expect(isAllowed('viewer', 'comment')).toBe(true)
  expect(isAllowed('viewer', 'edit-document')).toBe(false)
  expect(isAllowed('editor', 'restore-version')).toBe(true)
  expect(isAllowed('editor', 'share')).toBe(false)
  expect(isAllowed('admin', 'delete-project')).toBe(false)
})
