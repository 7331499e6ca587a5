import type { ComponentType } from '@kwiq/app-model'
import type { ComponentType as ReactComponent } from 'react'
import { ButtonView } from './button/view.tsx'
import { CameraView } from './camera/view.tsx'
import { ChartView } from './chart/view.tsx'
import { CheckboxView } from './checkbox/view.tsx'
import { ContainerView } from './container/view.tsx'
import { DatepickerView } from './datepicker/view.tsx'
import { HeaderView } from './header/view.tsx'
import { ImageView } from './image/view.tsx'
import { InputView } from './input/view.tsx'
import { ListView } from './list/view.tsx'
import { MapView } from './map/view.tsx'
import { NavbarView } from './navbar/view.tsx'
import { StackView } from './stack/view.tsx'
import { TabsView } from './tabs/view.tsx'
import { TextView } from './text/view.tsx'
import { VideoView } from './video/view.tsx'
import type { ViewProps } from './view-props.ts'
import { WebviewView } from './webview/view.tsx'

/** What draws each component. */
export const componentViews: { [Type in ComponentType]: ReactComponent<ViewProps<Type>> } = {
  header: HeaderView,
  container: ContainerView,
  stack: StackView,
  text: TextView,
  button: ButtonView,
  list: ListView,
  image: ImageView,
  video: VideoView,
  camera: CameraView,
  chart: ChartView,
  map: MapView,
  input: InputView,
  checkbox: CheckboxView,
  datepicker: DatepickerView,
  navbar: NavbarView,
  tabs: TabsView,
  webview: WebviewView,
}
