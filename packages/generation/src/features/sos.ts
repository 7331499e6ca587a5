import { defineFeature } from '../feature.ts'

export const sos = defineFeature({
  id: 'sos',
  words:
    'sos, emergency, help center, help centre, faq, support, panic button, help page, call for help, call for rescue',
  // What an app supports, a proxy or a file format, asks for no help.
  unless:
    /^(?!.*(?:\b(?:sos|emergency|call for (?:help|rescue)|help cent(?:er|re)|faqs?|panic button|help page)\b|\b(?:customer|user|technical|tech|live|our|your|the|get|getting|contact|need|email|phone|chat|it|24\/7|emotional|peer|community|family|crisis|mental) support\b|\bsupport (?:team|page|chat|line|tickets?|desk|cent(?:er|re)|staff|agents?|requests?|groups?|hotline|form|section|screen|contact|workers?)\b|(?:^|[,;:.]|\band|\bor) support(?=$|[,;:.]| and| or)))/is,
  screen: 'help | Help | shield | page',
  weight: 2,
})
