import { describe, expect, test } from 'vitest'
import { AppError } from './app-error.ts'
import { countMembers, jsonLimits } from './count-members.ts'

const { depth, members, membersOfOne, names } = jsonLimits

/** An object of so many members as text; their names begin with `prefix`. */
function object(count: number, prefix = 'k'): string {
  return `{${Array.from({ length: count }, (_, n) => `"${prefix}${n}":0`).join()}}`
}

/** What is answered to a text, and about which place. */
function refusal(text: string): { path?: string; message: string; status: number } | null {
  try {
    countMembers(text)
    return null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return {
      ...(Array.isArray(error.details) && error.details[0]),
      message: error.message,
      status: error.status,
    }
  }
}

describe('what a body may hold', () => {
  test('members are counted, and nothing within texts', () => {
    expect(countMembers('[{"a":1,"b":[{"c":"{:\\":}"}]}," : "]')).toBe(3)
    expect(countMembers('"a:b"')).toBe(0)
  })

  test('members of one object', () => {
    expect(countMembers(object(membersOfOne))).toBe(membersOfOne)
    const text = `{"app":{"list":[1,{"at":","},${object(membersOfOne + 1)}]}}`
    expect(refusal(text)).toEqual({
      status: 400,
      path: 'app.list[2]',
      message: 'One object has more than 20000 members.',
    })
  })

  test('many objects of few members are not one of many', () => {
    expect(countMembers(`[${Array.from({ length: 30_000 }, () => '{"a":0}').join()}]`)).toBe(30_000)
  })

  test('members of all objects together', () => {
    const row = '{"x":0,"y":0}'
    expect(countMembers(`[${Array.from({ length: members / 2 }, () => row).join()}]`)).toBe(members)
    const text = `{"rows":[${Array.from({ length: members / 2 }, () => row).join()}]}`
    expect(refusal(text)).toMatchObject({ status: 400, path: `rows[${members / 2 - 1}]` })
  })

  test('different keys, escaped ones as well', () => {
    const parts = Math.ceil(names / 10_000)
    const lists = Array.from({ length: parts }, (_, n) => object(10_000, `\\u00e${n}`))
    expect(countMembers(`[${lists.join()}]`)).toBe(names)
    // Names are told apart by 32 bits: among so many a few may count as one.
    expect(refusal(`[${lists.join()},${object(50, 'other')}]`)).toMatchObject({
      status: 400,
      path: `[${parts}]`,
    })
  })

  test('a key in a path is cut', () => {
    const path = refusal(`{"${'y'.repeat(5000)}":${object(membersOfOne + 1)}}`)?.path
    expect(path).toBe('y'.repeat(60))
  })

  test('levels', () => {
    expect(countMembers('['.repeat(depth) + ']'.repeat(depth))).toBe(0)
    expect(refusal('['.repeat(depth + 1))).toMatchObject({ status: 400 })
  })

  test.each(['', ':', ']]]:{', '{"a', '"\\', '{:::', '[}:'])('%j, which is no JSON, does no harm', (text) => {
    expect(countMembers(text)).toBeGreaterThanOrEqual(0)
  })
})
