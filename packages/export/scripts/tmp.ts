import { writeFileSync } from 'node:fs'
import { drawForeground, drawRoundedIcon, drawSquareIcon } from '/work/main/packages/export/src/icon/draw-icon.ts'
import { designIcon } from '/work/main/packages/export/src/icon/icon-design.ts'
import { iconNames, iconSvg } from '@kwiq/catalogue/icons'
let n=0
for (const [i,name] of ['search','heart','settings','pie','flower','drop','star','camera','bell','link','moon','globe'].entries()) {
  const d = designIcon({icon:name, theme:{preset:['clean','bold','soft'][i%3]!}})
  const t=performance.now(); const a=drawForeground(d,432); const b=drawRoundedIcon(d,192); const c=drawSquareIcon(d,1024); console.log(name,(performance.now()-t).toFixed(1),a.length,b.length,c.length,d.ground,d.color)
  writeFileSync(`/tmp/ic-${i}-b.png`,b);writeFileSync(`/tmp/ic-${i}-a.png`,a);writeFileSync(`/tmp/ic-${i}-c.png`,c);
}
for (const name of iconNames) { drawForeground(designIcon({icon:name,theme:{preset:'clean'}}),108);n++ }
console.log(n)
