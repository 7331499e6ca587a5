import '@kwiq/catalogue/fonts.css'
import { AppPlayer, CanvasScreen, PhoneFrame, nodeKey, screenKey } from '@kwiq/runtime'
import { createRoot } from 'react-dom/client'
import { Profiler } from 'react'
const root = createRoot(document.getElementById('root')!)
const w = window as any
w.player = (doc, opts = {}) => root.render(opts.device ? <div style={{width: opts.width ?? 375, height: opts.height ?? 812, display:'flex'}}><AppPlayer document={doc} onScreenChange={(s) => (w.changes ??= []).push(s)} /></div> : <PhoneFrame><AppPlayer document={doc} onScreenChange={(s) => (w.changes ??= []).push(s)} /></PhoneFrame>)
class Source {
  doc; nodes = new Map(); ls = new Map(); 
  constructor(doc){this.doc=doc;this.index()}
  index(){this.nodes.clear();const walk=(n)=>{this.nodes.set(n.id,n);n.children?.forEach(walk)};this.doc.screens.forEach(s=>s.components.forEach(walk))}
  getScreen(id){return this.doc.screens.find(s=>s.id===id)}
  getNode(id){return this.nodes.get(id)}
  getTheme(){return this.doc.app.theme}
  subscribe(k,l){const s=this.ls.get(k)??new Set();this.ls.set(k,s.add(l));return()=>s.delete(l)}
  emit(k){this.ls.get(k)?.forEach(l=>l())}
  setLabel(sid,id,label){const map=n=>n.id===id?{...n,label}:n.children?{...n,children:n.children.map(map)}:n;this.doc={...this.doc,screens:this.doc.screens.map(s=>s.id===sid?{...s,components:s.components.map(map)}:s)};this.index();this.emit(nodeKey(id));this.emit(screenKey(sid))}
}
w.canvas = (doc, sid, props = {}) => { w.source = new Source(doc); w.sid = sid; w.t0 = performance.now(); root.render(<Profiler id="c" onRender={(_,phase,actual)=>{(w.renders??=[]).push([phase,actual])}}><PhoneFrame isTall={props.extent==='full'}><CanvasScreen source={w.source} screenId={sid} {...props}/></PhoneFrame></Profiler>) }
w.frames = (doc) => root.render(<div style={{display:'flex',gap:20,padding:20}}>{[375,768,1024].map(width=><PhoneFrame key={width} device={{width,height:width===375?812:1024}} ><AppPlayer document={doc}/></PhoneFrame>)}</div>)
import { ScreenStill } from '@kwiq/runtime'
w.stills = (doc) => root.render(<div style={{display:'flex',gap:0}}>{doc.screens.map(s=><div key={s.id} className="still"><ScreenStill document={doc} screenId={s.id} width={375}/></div>)}</div>)
w.scaled = (doc) => root.render(<div style={{display:'flex',gap:20,padding:20,alignItems:'flex-start'}}>{[120,200,300,375].map(width=><PhoneFrame key={width} width={width}><AppPlayer document={doc}/></PhoneFrame>)}<PhoneFrame width={250} bare><ScreenStill document={doc} screenId="cabin" width={375}/></PhoneFrame></div>)
