import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type FileServer = {
  readonly base: string
  /** The file that nginx serves. */
  readonly file: string
  stop(): Promise<void>
}

/** nginx with one worker, as it is set up for speed, serving one file at /page. */
export const startNginx = async (body: Uint8Array): Promise<FileServer> => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-nginx-'))
  const port = await findPort()
  // Started by root, its worker is somebody else.
  chmodSync(directory, 0o755)
  mkdirSync(join(directory, 'root'))
  const file = join(directory, 'root', 'page')
  writeFileSync(file, body)
  writeFileSync(join(directory, 'nginx.conf'), configure(directory, port))
  const child = spawn('nginx', ['-c', join(directory, 'nginx.conf'), '-p', directory, '-e', 'stderr'], {
    stdio: 'inherit',
  })
  await untilListening(port)
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
    rmSync(directory, { recursive: true })
  }
  return { base: `http://127.0.0.1:${port}`, file, stop }
}

const configure = (directory: string, port: number): string => `
daemon off; worker_processes 1; pid ${directory}/pid; error_log stderr crit;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; tcp_nodelay on; open_file_cache max=16; keepalive_requests 1000000000;
  default_type application/json;
  client_body_temp_path ${directory}/body; proxy_temp_path ${directory}/proxy; fastcgi_temp_path ${directory}/fastcgi;
  uwsgi_temp_path ${directory}/uwsgi; scgi_temp_path ${directory}/scgi;
  server { listen 127.0.0.1:${port}; root ${directory}/root; }
}
`

const findPort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // of a server that listens on a port
  server.close()
  await once(server, 'close')
  return port
}

const untilListening = async (port: number): Promise<void> => {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const open = await new Promise<boolean>((done) => {
      socket
        .once('connect', () => {
          done(true)
        })
        .once('error', () => {
          done(false)
        })
    })
    socket.destroy()
    if (open) return
  }
}
