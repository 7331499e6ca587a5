import { defineFeature } from '../feature.ts'

export const progress = defineFeature({
  id: 'progress',
  words:
    'chart, graph, statistic, stats, progress, analytics, insight, monthly report, weekly report, daily report, sales report, earnings, trend, visualise, visualize, metrics, impact, statistik, fortschritt, progrès, progreso, gráfico',
  screen: 'stats | Progress | chart | tab',
  weight: 5,
})
