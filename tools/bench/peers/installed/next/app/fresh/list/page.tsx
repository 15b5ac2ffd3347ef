import { List } from '../../../components/list.tsx';

export const metadata = { title: 'Machines for wires' };
export const dynamic = 'force-dynamic';

export default List;
