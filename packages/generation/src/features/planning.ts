import { defineFeature } from '../feature.ts'

export const planning = defineFeature({
  id: 'planning',
  words:
    'meal plan, meal planning, planning, planner, weekly plan, schedule, scheduling, timetable, itinerary, wochenplan, essensplan, planification, planificación',
  // A floor plan shows where, not when.
  unless:
    /^(?!.*\b(?:schedul\w*|timetables?|itinerar\w*|planner|planning|(?:meal|weekly) plans?)\b).*\b(?:floor|site|building|grounds|seating|track|seat|room|emergency|evacuation|escape|action|price|pricing|payment|pension|data|phone|subscription|membership|premium|monthly|annual|tariff|insurance|paid|family|wash|billing) plans?\b|\bplans? of (?:the |an? )?(?:hall|house|room|floor|building|site|theat(?:re|er)|cinema|stadium|seats)\b/is,
  screen: 'week | Plan | calendar | tab',
  weight: 4,
})
