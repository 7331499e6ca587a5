import { beforeEach, expect, it } from 'vitest'
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts'

let time = 0
let breaker: CircuitBreaker
beforeEach(() => {
  time = 1_000
  breaker = createCircuitBreaker(() => time, { mostFailures: 2, pauseMs: 100 })
})

it('lets everything pass until failures follow one another', () => {
  breaker.fail()
  expect(breaker.canPass()).toBe(true)
  breaker.succeed()
  breaker.fail()
  expect(breaker.canPass()).toBe(true)
  breaker.fail()
  expect(breaker.canPass()).toBe(false)
})

it('lets one try after the pause, and all after its success', () => {
  breaker.fail()
  breaker.fail()
  time += 100
  expect(breaker.canPass()).toBe(true)
  expect(breaker.canPass()).toBe(false)
  breaker.succeed()
  expect(breaker.canPass()).toBe(true)
  expect(breaker.canPass()).toBe(true)
})

it('waits as long as the provider asks for', () => {
  breaker.fail(5_000)
  time += 4_999
  expect(breaker.canPass()).toBe(false)
  time += 1
  expect(breaker.canPass()).toBe(true)
})
