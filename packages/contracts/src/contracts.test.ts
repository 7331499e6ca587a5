import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  accountEndpoints,
  commentEndpoints,
  CreateProjectRequest,
  generationEndpoints,
  GenerationRequest,
  projectEndpoints,
  RegisterRequest,
  reviewEndpoints,
  routePath,
  UpdateProjectRequest,
  versionEndpoints,
  type Endpoint,
} from './index.ts'

const endpoints: Endpoint[] = [
  accountEndpoints,
  projectEndpoints,
  versionEndpoints,
  generationEndpoints,
  commentEndpoints,
  reviewEndpoints,
].flatMap((group) => Object.values<Endpoint>(group))

describe('endpoints', () => {
  it('name each call once', () => {
    const calls = endpoints.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(calls).size).toBe(calls.length)
  })

  it('declare every parameter of their path', () => {
    for (const { path, params } of endpoints) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
      const declared = params ? Object.keys(z.toJSONSchema(params).properties ?? {}) : []
      expect(declared.sort(), path).toEqual(names.sort())
    }
  })

  it('can all be written as JSON Schema, for OpenAPI', () => {
    for (const { body, answers } of endpoints) {
      for (const schema of [body, ...Object.values(answers)]) {
        if (schema) expect(() => z.toJSONSchema(schema, { unrepresentable: 'any' })).not.toThrow()
      }
    }
  })

  it('become Fastify paths', () => {
    expect(routePath(versionEndpoints.get)).toBe('/api/projects/:id/versions/:versionId')
  })
})

describe('requests', () => {
  it('trim what people type and name what is missing', () => {
    expect(CreateProjectRequest.parse({ name: '  Shop ', description: ' A shop ' })).toEqual({
      name: 'Shop',
      description: 'A shop',
    })
    const blank = CreateProjectRequest.safeParse({ name: '   ' })
    expect(blank.error?.issues[0]?.message).toBe('Please enter a project name.')
    expect(UpdateProjectRequest.safeParse({}).success).toBe(false)
  })

  it('take descriptions of 1 to 4,000 characters, counted after trimming', () => {
    expect(GenerationRequest.safeParse({ prompt: ' \n ' }).success).toBe(false)
    expect(GenerationRequest.safeParse({ prompt: ` ${'a'.repeat(4000)} ` }).success).toBe(true)
    expect(GenerationRequest.safeParse({ prompt: 'a'.repeat(4001) }).success).toBe(false)
  })

  it('refuse emails and passwords that cannot be', () => {
    const good = { email: 'mara@example.com', password: 'correct horse' }
    expect(RegisterRequest.safeParse(good).success).toBe(true)
    expect(RegisterRequest.safeParse({ ...good, email: 'mara' }).success).toBe(false)
    expect(RegisterRequest.safeParse({ ...good, password: '1234567' }).success).toBe(false)
  })
})
