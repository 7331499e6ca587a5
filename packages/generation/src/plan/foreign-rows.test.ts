import { describe, expect, it } from 'vitest'
import { understand } from '../understand/understand.ts'
import { planApp } from './plan-app.ts'

const plan = (prompt: string) => planApp(understand(prompt), 1).plan
const titles = (prompt: string, many: string) =>
  [...plan(prompt).entities.values()]
    .find((entity) => entity.many === many)
    ?.samples.map(({ title }) => title) ?? []
const screens = (prompt: string) => plan(prompt).screens.map(({ name }) => name)

describe('what a list of another language holds', () => {
  it.each([
    ['Eine App für Monteure, die Touren sehen und Schäden melden', 'Schäden', 'Lampe defekt'],
    ['Aplicación para una inmobiliaria con pisos en venta y favoritos', 'Pisos', 'Piso con balcón'],
    ['App de uma padaria: pães, bolos e horário de retirada', 'Pães', 'Pão de centeio'],
    ['餐厅应用，有菜单、优惠券和订单状态', '优惠券', '2 + 1'],
    ['美容院の予約アプリ。メニューと料金、予約', 'メニューと料金', 'カット＆ブロー'],
  ])('fits its noun: %s', (prompt, many, title) => {
    expect(titles(prompt, many)).toContain(title)
  })

  it('has people of names one can read there', () => {
    expect(titles('美容院の予約アプリ。スタッフ紹介、予約、ポイントカード', 'スタッフ紹介')).toContain(
      '田中 健',
    )
  })

  it('asks for what stands behind the doing, and keeps joined nouns whole', () => {
    expect(screens('App per una palestra: prenota un turno, segna le vie salite, corsi')).toContain('Turno')
    expect(screens('Quiero una app con recetas, lista de la compra y vídeos')).toContain('Lista de la compra')
    expect(screens("Un'app per un agriturismo: camere disponibili, menu del giorno e recensioni")).toContain(
      'Camere disponibili',
    )
  })

  it('takes a workshop’s estimates for papers, not for a budget', () => {
    const { screens: planned } = plan('Una app para un taller mecánico: citas, presupuestos y clientes')
    expect(planned.find(({ name }) => name === 'Presupuestos')?.kind).toBe('browse')
  })
})
