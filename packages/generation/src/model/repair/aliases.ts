import { type ComponentType, componentTypes } from '@kwiq/app-model'

const aliasTable: Readonly<Record<ComponentType, string>> = {
  header: 'appbar topbar navigationbar titlebar toolbar pageheader app-bar',
  container: 'card section box view group panel hero banner div surface form modal footer',
  stack: 'row column hstack vstack flex grid horizontal vertical columns',
  text: 'label heading title paragraph typography textview description h1 h2 h3 caption subtitle body stat badge divider spacer quote',
  button: 'btn iconbutton link cta fab textbutton touchable pressable floatingactionbutton',
  list: 'listview flatlist items table collection listitem carousel feed chips timeline gallery checklist cards menu stats',
  image: 'img logo picture avatar photo icon imageview thumbnail',
  video: 'videoplayer player movie',
  camera: 'scanner cameraview qrscanner barcodescanner',
  chart: 'graph barchart linechart piechart progress progressbar donut ring sparkline piechart',
  map: 'mapview googlemap location',
  input:
    'textfield textinput field searchbar search textarea select dropdown picker slider stepper numberinput passwordinput emailinput composer',
  checkbox: 'switch toggle radio radiobutton',
  datepicker: 'calendar date timepicker dateinput datetimepicker',
  navbar: 'bottomnav tabbar bottomnavigation bottombar navigation bottomtabs',
  tabs: 'tab segmentedcontrol segments tablist',
  webview: 'browser iframe website web',
}

const byName = new Map<string, ComponentType>()
for (const type of componentTypes) {
  byName.set(type, type)
  for (const alias of aliasTable[type].split(' ')) byName.set(alias.replaceAll('-', ''), type)
}

/** The catalogue's type a model means: its own, an alias ("TextField"), or undefined. */
export function findType(name: string): ComponentType | undefined {
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return byName.get(plain) ?? byName.get(plain.replace(/(?:component|view|widget|element)$/, ''))
}
