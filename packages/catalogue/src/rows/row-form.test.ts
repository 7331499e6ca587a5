import type { AppDocument, ComponentNode } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { changedRow, openScreen } from './changed-rows.ts'
import { rewrittenRow, writtenRow } from './row-form.ts'
import { rowForms } from './row-forms.ts'

const field = (id: string, says: string, choices?: string[]) => ({ id, says, ...(choices && { choices }) })
const form = {
  opens: 'plant',
  button: 'save',
  lists: ['plants'],
  sample: {
    title: 'Monstera',
    subtitle: 'Kitchen, every week',
    value: '€ 12',
    image: 'monstera',
    badge: 'Thirsty',
  },
  fields: [field('name', 'Monstera'), field('room', 'Kitchen', ['Kitchen', 'Hall']), field('price', '€ 12')],
  entered: ['name', 'room', 'price'],
}
const written = (values: Record<string, unknown>) => writtenRow(form, (id, name) => values[`${id}:${name}`])

describe('the row a form says', () => {
  it('has what was typed and chosen, and nothing that no field says', () => {
    expect(written({ 'name:value': ' Fern ', 'room:active': 1, 'price:value': '€ 7' })).toEqual({
      like: 'Monstera',
      title: 'Fern',
      subtitle: 'Hall',
      value: '€ 7',
      image: 'Fern',
    })
  })

  it('says what the form says where nothing was entered', () => {
    expect(written({ 'name:value': 'Fern' })).toMatchObject({ subtitle: 'Kitchen', value: '€ 12' })
  })

  it('is none without a name of its own', () => {
    expect(written({})).toBeUndefined()
    expect(written({ 'name:value': '  ' })).toBeUndefined()
    expect(written({ 'name:value': 'Monstera', 'price:value': '€ 9' })).toBeUndefined()
  })
})

describe('a row that is changed on its form', () => {
  const palm = { title: 'Palm', subtitle: 'Hall, every month', value: '€ 30' }
  const rewritten = (values: Record<string, unknown>) =>
    rewrittenRow(form, palm, (id, name) => values[`${id}:${name}`])

  it('says what was entered, and else what it said', () => {
    expect(rewritten({ 'room:active': 0, 'price:value': '€ 25' })).toEqual({
      title: 'Palm',
      subtitle: 'Kitchen, every month',
      value: '€ 25',
    })
    expect(rewritten({})).toEqual(palm)
  })

  it('keeps its name when the name is emptied', () => {
    expect(rewritten({ 'name:value': '' }).title).toBe('Palm')
  })

  it('says the last of several changes, and nothing that its list does not show', () => {
    const changed = { Palm: { title: 'Fan palm', value: '€ 9' }, 'Fan palm': { title: 'Date palm' } }
    expect(changedRow({ title: 'Palm', icon: 'leaf' }, changed)).toEqual({ title: 'Date palm', icon: 'leaf' })
    expect(changedRow({ title: 'Palm' }, { Palm: { title: 'Fan' }, Fan: { title: 'Palm' } }).title).toBe(
      'Palm',
    )
    expect(changedRow({ title: 'constructor' }, {})).toEqual({ title: 'constructor' })
  })

  it('is what the screen it belongs to shows, and what its form changes', () => {
    const changed = { Monstera: { title: 'Big monstera' } }
    const detail = { sample: form.sample, isChanging: false }
    expect(openScreen(detail, {})).toEqual({})
    expect(openScreen(detail, changed).shown?.row.title).toBe('Big monstera')
    const opened = { sample: form.sample, row: palm }
    expect(openScreen({ opened, form, isChanging: true }, changed)).toEqual({
      shown: opened,
      form: { form, changes: palm },
    })
    expect(openScreen({ form, isChanging: false }, changed)).toEqual({ shown: undefined, form: { form } })
  })
})

let number = 0
const node = (type: string, label: string, properties: ComponentNode['properties'] = {}): ComponentNode => ({
  id: `${type}-${(number += 1)}`,
  type,
  label,
  properties,
})
const to = (screenId: string) => ({ kind: 'screen', screenId })
const plants = node('list', 'Plants', {
  items: [
    { title: 'Monstera', subtitle: 'Kitchen', action: to('plant') },
    { title: 'Fern', subtitle: 'Hall', action: to('plant') },
  ],
})
const name = node('input', 'Name', { value: 'Monstera' })
const save = node('button', 'Save', { action: { kind: 'back' } })
const add = node('button', 'Add', { action: to('new') })

function app(home: ComponentNode[], formParts: ComponentNode[]): AppDocument {
  return {
    schemaVersion: 1,
    app: { name: 'App', description: '', icon: null, theme: { preset: 'clean' }, startScreenId: 'home' },
    screens: [
      { id: 'home', name: 'Home', components: home },
      { id: 'new', name: 'New', components: formParts },
      { id: 'plant', name: 'Plant', components: [node('header', 'Monstera')] },
    ],
  }
}

describe('the forms of an app', () => {
  it('are those filled with a row of a list from which one comes to them', () => {
    const room = node('input', 'Room', { value: 'Kitchen' })
    const notes = node('input', 'Notes', { value: 'Likes rain' })
    expect(rowForms(app([plants, add], [name, room, notes, save])).get('new')).toEqual({
      opens: 'plant',
      button: save.id,
      lists: [plants.id],
      sample: { title: 'Monstera', subtitle: 'Kitchen' },
      fields: [
        { id: name.id, says: 'Monstera' },
        { id: room.id, says: 'Kitchen' },
      ],
      entered: [name.id, room.id, notes.id],
    })
  })

  it('are no forms on which one only chooses among the rows', () => {
    const choice = { kind: 'select', value: 'Monstera', options: ['Monstera', 'Fern'] }
    expect(rowForms(app([plants, add], [node('input', 'Plant', choice), save])).size).toBe(0)
  })

  it('are no forms that one comes to from elsewhere, that keep nothing, or that say something else', () => {
    expect(rowForms(app([plants], [name, save])).size).toBe(0)
    expect(rowForms(app([plants, add], [name])).size).toBe(0)
    expect(
      rowForms(app([plants, add], [node('input', 'Email', { value: 'lea@post.example' }), save])).size,
    ).toBe(0)
  })
})

describe('a form for something new', () => {
  const examples = {
    ...form,
    fields: form.fields.map((each) => (each.choices ? each : { ...each, isExample: true as const })),
  }
  const kept = (values: Record<string, unknown>) =>
    writtenRow(examples, (id, name) => values[`${id}:${name}`])

  it('keeps what one typed and chose, and nothing of its examples', () => {
    expect(kept({ 'name:value': 'Fern' })).toEqual({
      like: 'Monstera',
      title: 'Fern',
      subtitle: 'Kitchen',
      image: 'Fern',
    })
    expect(kept({ 'price:value': '€ 3' })).toBeUndefined()
  })
})
