import { List } from '../../components/list.tsx';

export const metadata = { title: 'Machines for wires' };
export const revalidate = 60;

export default List;
